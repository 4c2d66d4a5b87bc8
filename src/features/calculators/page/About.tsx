import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Section from '../../../components/layout/Section';
import {keepFigures} from '../../../data/keepFigures';
import type {RecipeSummary} from '../../../data/recipes/types';
import {recipePath} from '../../recipes/paths';
import type {Calculator} from '../calculator';
import styles from './CalculatorPage.module.css';

/** A link to an article. */
export interface Article {
  title: string;
  path: string;
}

interface AboutProps {
  calculator: Calculator;
  uses: {recipes: readonly RecipeSummary[]; articles: readonly Article[]};
}

/** Method, limits, and where the sum is used. */
export default function About({calculator: {method, source, limits}, uses}: AboutProps): ReactNode {
  const links = [
    ...uses.recipes.map(({id, name}) => ({title: name, path: recipePath(id)})),
    ...uses.articles,
  ];
  return (
    <Section ground="sunk">
      <div className={styles.about}>
        <section>
          <h2>How it is worked out</h2>
          <p>{keepFigures(method)}</p>
          <p className={styles.source}>Source: {source}.</p>
        </section>
        <section>
          <h2>What it does not say</h2>
          <ul>
            {limits.map((limit) => (
              <li key={limit}>{keepFigures(limit)}</li>
            ))}
          </ul>
        </section>
        {links.length > 0 && (
          <section>
            <h2>Where we use it</h2>
            <ul>
              {links.map(({title, path}) => (
                <li key={path}>
                  <Link to={path}>{title}</Link>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </Section>
  );
}
