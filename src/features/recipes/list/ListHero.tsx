import Link from '@docusaurus/Link';
import clsx from 'clsx';
import {PlainBadge} from '../../../components/ui/Badge';
import PageHeader from '../../../components/layout/PageHeader';
import {counted} from '../../../lib/counted';
import {dayInWords} from '../../../lib/dayInWords';
import {STARTERS_PATH} from '../../../config/paths';
import styles from './ListHero.module.css';
import {Width} from '../../../components/layout/Section';
import type {IndexEntry} from './library';

interface ListHeroProps {
  recipes: readonly IndexEntry[];
  /** Day on which the library changed last. */
  updated: string;
}

/** The list's opening: what this is, and how much of it there is. */
export default function ListHero({recipes, updated}: ListHeroProps) {
  return (
    <Width className={styles.hero}>
      <PageHeader
        above={
          <p className="cluster gap8 below12">
            <PlainBadge>{counted(recipes.length, 'Recipe')}</PlainBadge>
            <PlainBadge>Updated Weekly</PlainBadge>
            <span className={styles.updated}>
              Latest: <time dateTime={updated}>{dayInWords(updated)}</time>
            </span>
          </p>
        }
        heading="Growth recipes you can start on Monday"
        lead="Each one is a playbook to work from: the steps with their settings, what must be in place first, how long it takes to judge, and what tends to go wrong."
      >
        <Link to={STARTERS_PATH} className={clsx('loneLink', styles.plans)}>
          Plans for situations like yours
        </Link>
      </PageHeader>
    </Width>
  );
}
