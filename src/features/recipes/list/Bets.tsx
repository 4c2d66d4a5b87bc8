import {useId, useMemo, useState} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import ChannelKey from '../../../components/ui/ChannelKey';
import {recipePath} from '../../../config/paths';
import {CHANNELS} from '../../../data/recipes/taxonomy';
import {counted} from '../../../lib/counted';
import {figure} from '../../../lib/figure';
import fold from '../../../components/ui/Fold.module.css';
import styles from './Bets.module.css';
import BetsDots from './BetsDots';
import {twoDigits} from '../../../lib/twoDigits';
import {amounts, drawingOf, eur, fits, nearest} from './BetsPlaces';
import type {IndexEntry} from './library';

interface RangeProps {
  label: string;
  value: string;
  steps: readonly number[];
  at: number;
  onChange: (value: number) => void;
}

function Range({label, value, steps, at: current, onChange}: RangeProps) {
  return (
    <label className="fine">
      <span className="row between gap8">
        {label} <strong className="ink figures">{value}</strong>
      </span>
      <input
        type="range"
        max={steps.length - 1}
        value={steps.filter((step) => step <= current).length - 1}
        aria-valuetext={value}
        onChange={({target}) => onChange(steps[target.valueAsNumber] ?? current)}
      />
    </label>
  );
}

/** Every recipe as a bet, by the weeks until its verdict and the money at risk; what a visitor can afford lights up. */
export default function Bets({index}: {index: readonly IndexEntry[]}) {
  const {bets, span, places, weeks, on, reach} = useMemo(() => drawingOf(index), [index]);
  const [budget, setBudget] = useState(3_000);
  const [wait, setWait] = useState(Math.min(12, span.to));
  const id = useId();
  const budgets = [0, ...amounts([1, 2, 3, 5], span)];
  const near = nearest(bets, budget, wait, span);
  const heading = `All ${bets.length} bets on one sheet`;
  const inWords = `${near.length} of ${bets.length} bets fit ${eur(budget)} and ${counted(wait, 'week')}`;
  return (
    <details className={clsx('unfolds', fold.phone, styles.bets)} data-pagefind-ignore>
      <summary className="screenOnly strong">{heading}</summary>
      <section aria-labelledby={id} className={styles.sheet}>
        <h2 id={id} className="subheading">
          {heading}
        </h2>
        <div className={clsx('needsScript cluster between gapText small', styles.count)}>
          <p aria-live="polite" className="strong">
            {inWords}
          </p>
        </div>
        <div className={styles.plot}>
          <div aria-hidden="true">
            {amounts([1, 3], span)
              .filter((money) => money <= span.most)
              .map((money) => (
                <span key={money} className={clsx('fine figures', styles.money)} style={on(0, money)}>
                  {figure(money)}
                </span>
              ))}
            <span className={clsx('fine', styles.risk)}>EUR at risk</span>
            <span className={clsx('fine', styles.money)} style={on(0, 0)}>
              no extra spend
            </span>
            {weeks
              .filter((week) => week % 5 === 0)
              .map((week) => (
                <span key={week} className={clsx('fine figures', styles.week)} style={on(week, 0)}>
                  {week}
                </span>
              ))}
            <span className={clsx('needsScript', styles.reach)} style={reach(wait, budget)} />
            <span className={clsx('needsScript tiny brand', styles.budget)} style={reach(wait, budget)}>
              your budget
            </span>
          </div>
          <BetsDots bets={bets} places={places} isLit={(bet) => fits(bet, budget, wait)} />
        </div>
        <p className="cluster between fine">
          <strong>Weeks until the verdict</strong>
          <span>Larger: more set-up. Hollow: ads you run now.</span>
        </p>
        <div className={clsx('needsScript screenOnly two gap24', styles.ranges)}>
          <Range label="Budget" value={eur(budget)} steps={budgets} at={budget} onChange={setBudget} />
          <Range label="Wait" value={counted(wait, 'week')} steps={weeks} at={wait} onChange={setWait} />
        </div>
        <ul className={clsx('needsScript small', styles.near)} aria-label="The nearest to your budget">
          {near.slice(0, 3).map((bet) => (
            <li key={bet.id}>
              <Link to={recipePath(bet.id)} className="row touch gap8 ink">
                <span className="numeral soft">{twoDigits(bet.number)}</span> {bet.name}
              </Link>
            </li>
          ))}
        </ul>
        <div className={styles.key}>
          <ChannelKey channels={CHANNELS} />
        </div>
      </section>
    </details>
  );
}
