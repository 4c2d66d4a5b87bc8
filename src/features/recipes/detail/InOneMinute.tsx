import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import IndexCard from '../../../components/ui/IndexCard';
import {calculatorPath} from '../../../config/paths';
import {asExample, queryWith} from '../../../data/calculators/query';
import {costsInWords} from '../../../data/recipes/card';
import type {RecipeBeside} from '../../../data/recipes/page';
import {paybackFigures, paybackInWords} from '../../../data/recipes/payback';
import type {Known} from '../../../data/recipes/stamp';
import {capital} from '../../../lib/capital';
import RuleTable from '../RuleTable';
import styles from './InOneMinute.module.css';

interface InOneMinuteProps {
  recipe: RecipeBeside;
  known: Known;
  /** How the recipe works. */
  mechanism: string;
  /** What can be done with it. */
  children: ReactNode;
}

/** When the play has paid for itself at its bar, and where a reader puts in their own numbers. */
function PaysBack(play: Parameters<typeof paybackInWords>[0]) {
  const query = queryWith(asExample(paybackFigures(play)));
  return (
    <>
      {paybackInWords(play)}.{' '}
      <Link to={`${calculatorPath('payback')}${query}`} className="screenOnly">
        At your size
      </Link>
    </>
  );
}

/** The recipe's card: how it works, whom it suits, what it costs, how it shows, what decides. */
export default function InOneMinute({recipe, known, mechanism, children}: InOneMinuteProps) {
  const {fit, number, channels, decide, pays, plan} = recipe;
  const rows: readonly (readonly [name: string, text: ReactNode])[] = [
    ['For', fit.for],
    ['Not for', fit.notFor],
    ['Run it from', fit.runFrom],
    ['Prove it from', fit.proveFrom],
    ['Costs', capital(costsInWords(recipe))],
    ...(plan ? [['Pays back', <PaysBack key="pays" pays={pays} plan={plan} />] as const] : []),
    ['First sign', fit.firstSign],
    ['Known', known.text],
  ];
  return (
    <IndexCard as="div" number={number} channel={channels[0]} stamp={known.stamp}>
      <h2 className="subheading">In one minute</h2>
      {mechanism !== '' && <p className="small">{mechanism}</p>}
      {children}
      <dl className={clsx('small', styles.rows)}>
        {rows.map(([name, text]) => (
          <div className="grid" key={name}>
            <dt className="soft strong nowrap">{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <div className={clsx('small', styles.rows)}>
        <div className="grid">
          <p className="soft strong">Decide</p>
          <RuleTable decide={decide} />
        </div>
      </div>
    </IndexCard>
  );
}
