import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import {isThere} from '../../../config/sections';
import {hueColour} from '../../../config/hues';
import {PlainBadge} from '../../../components/ui/Badge';
import HeroGrid from '../../../components/layout/HeroGrid';
import PageHeader from '../../../components/layout/PageHeader';
import {counted} from '../../../lib/counted';
import {dayInWords} from '../../../lib/dayInWords';
import texts from '../../../data/pages/growth-recipes.yaml';
import {CHANNEL_HUE, LEVELS} from '../../../data/recipes/taxonomy';
import type {RecipeSummary} from '../../../data/recipes/types';
import {STARTERS_PATH} from '../../../config/paths';
import styles from './ListHero.module.css';

const STEP = 100;

/** One dot for each recipe: effort to the right, impact upwards, in its channel's hue, fanned out in its square. */
function LibraryPlot({recipes}: {recipes: readonly RecipeSummary[]}): ReactNode {
  const seen = new Map<string, number>();
  return (
    <svg className={styles.plot} viewBox="-6 -6 312 312" aria-hidden="true">
      {[0, 1, 2, 3].map((line) => (
        <path key={line} d={`M0 ${line * STEP}H300M${line * STEP} 0V300`} className={styles.grid} />
      ))}
      <path d="M0 300C80 290 120 220 170 150S260 30 300 6" className={styles.curve} />
      {recipes.map((recipe) => {
        const column = LEVELS.indexOf(recipe.effortLevel);
        const row = 2 - LEVELS.indexOf(recipe.expectedImpact);
        const square = `${column}-${row}`;
        const turn = seen.get(square) ?? 0;
        seen.set(square, turn + 1);
        const angle = turn * 2.4;
        const radius = 10.5 * Math.sqrt(turn);
        const [channel] = recipe.channels;
        return (
          <circle
            key={recipe.id}
            cx={Math.round((column + 0.5) * STEP + radius * Math.cos(angle))}
            cy={Math.round((row + 0.5) * STEP + radius * Math.sin(angle))}
            r="6"
            fill={channel === undefined ? 'currentColor' : hueColour(CHANNEL_HUE[channel])}
          />
        );
      })}
    </svg>
  );
}

interface ListHeroProps {
  recipes: readonly RecipeSummary[];
  /** Day on which the library changed last. */
  updated: string;
}

/** The list's opening: what this is, how much of it there is, and the whole library as one drawing. */
export default function ListHero({recipes, updated}: ListHeroProps): ReactNode {
  const {badge, caption, plans, ...hero} = texts.hero;
  return (
    <HeroGrid>
      <PageHeader
        above={
          <p className={styles.badges}>
            <PlainBadge>{counted(recipes.length, 'Recipe')}</PlainBadge>
            <PlainBadge>{badge}</PlainBadge>
            <span className={styles.updated}>
              Latest: <time dateTime={updated}>{dayInWords(updated)}</time>
            </span>
          </p>
        }
        {...hero}
      >
        {isThere(STARTERS_PATH) && (
          <Link to={STARTERS_PATH} className={clsx('loneLink', styles.plans)}>
            {plans}
          </Link>
        )}
      </PageHeader>
      <figure className={styles.figure}>
        <LibraryPlot recipes={recipes} />
        <figcaption>{caption}</figcaption>
      </figure>
    </HeroGrid>
  );
}
