import clsx from 'clsx';
import {LevelBadge} from '../../../components/ui/Badge';
import {cardOf, inOneLine} from '../../../data/recipes/card';
import type {RecipeBeside} from '../../../data/recipes/page';
import {capital} from '../../../lib/capital';
import Fold from './Fold';
import styles from './Overview.module.css';

/** Levels, timeframe and objective at a glance: a card, on a phone a line that unfolds. */
export default function Overview({recipe}: {recipe: RecipeBeside}) {
  const {effortLevel: effort, expectedImpact: impact, timeframe, objective} = recipe;
  // Without channels and size, which the page shows close by.
  const [, , ...costs] = cardOf(recipe).facts;
  return (
    <section className={clsx('ruled', styles.card)} aria-label="Overview">
      <Fold title={inOneLine([`${effort} effort`, `${impact.toLowerCase()} impact`, ...costs])}>
        <dl className={clsx('two facts', styles.facts)}>
          <div>
            <dt>Effort Level</dt>
            <dd>
              <LevelBadge level={effort} of="Effort" />
            </dd>
          </div>
          <div>
            <dt>Expected Impact</dt>
            <dd>
              <LevelBadge level={impact} of="Impact" />
            </dd>
          </div>
          <div className="allColumns">
            <dt>Timeframe</dt>
            <dd>{timeframe}</dd>
          </div>
          <div className="allColumns">
            <dt>Objective</dt>
            <dd>
              <ul>
                {objective.split(/,\s+/).map((aim) => (
                  <li key={aim}>{capital(aim)}</li>
                ))}
              </ul>
            </dd>
          </div>
        </dl>
      </Fold>
    </section>
  );
}
