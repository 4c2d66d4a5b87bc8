import {Fragment} from 'react';
import Link from '@docusaurus/Link';
import {calculatorPath, type PageLink} from '../../config/paths';
import type {MoneyPosition} from '../../data/positions/schema';
import type {ShownMoneyPosition} from '../../data/positions/types';
import styles from './Position.module.css';

/** The answers of a position, each with its condition. */
export function Answers({answers}: Pick<MoneyPosition, 'answers'>) {
  return (
    <dl className={styles.answers}>
      {answers.map(({when, then}) => (
        <div className="grid foldsCompact ruled" key={when}>
          <dt className="strong">{when}</dt>
          <dd className="measure">{then}</dd>
        </div>
      ))}
    </dl>
  );
}

interface ReasonsProps extends Pick<ShownMoneyPosition, 'reasons' | 'change' | 'calculators'> {
  /** Further pages, below a heading each. */
  links: readonly (readonly [heading: string, links: readonly PageLink[]])[];
  as?: 'h2' | 'h3';
}

/** Why a position is what it is, what would change it, and where to go on. */
export function Reasons({reasons, change, calculators, links, as: Heading = 'h3'}: ReasonsProps) {
  const tools = calculators.map(({id, title}) => ({title, path: calculatorPath(id)}));
  const further = [...links, ['With your own numbers', tools] as const];
  return (
    <div className="measure prose">
      {reasons.map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
      <Heading>What would change our mind</Heading>
      <p>{change}</p>
      {further
        .filter(([, pages]) => pages.length > 0)
        .map(([heading, pages]) => (
          <Fragment key={heading}>
            <Heading>{heading}</Heading>
            <ul>
              {pages.map(({path, title}) => (
                <li key={path}>
                  <Link to={path} className="loneLink">
                    {title}
                  </Link>
                </li>
              ))}
            </ul>
          </Fragment>
        ))}
    </div>
  );
}
