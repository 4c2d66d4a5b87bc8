import type {FormEvent, ReactNode} from 'react';
import {Button} from '../../../components/ui/Button';
import field from '../../../components/ui/Field.module.css';
import Icon from '../../../components/ui/Icon';
import texts from '../../../data/pages/growth-plan.yaml';
import {counted} from '../../../lib/counted';
import type {PlanAddress} from '../plan/address';
import {formatDay, parseDay} from '../plan/days';
import {MOST, OFF, ownText, SHOWN} from '../plan/own';
import {shortDate} from '../plan/words';
import styles from './Controls.module.css';
import type {PlanState} from './usePlan';

/** A sale, a holiday, a test that runs already: the plan keeps clear of it and never moves it. */
export default function OwnRows({
  state: {address, start, change},
  surfaces,
  changeAway,
}: {
  state: PlanState;
  surfaces: Readonly<Record<string, string>>;
  changeAway: (part: Partial<PlanAddress>) => void;
}): ReactNode {
  const {own} = address;
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const text = (name: string) => {
      const value = data.get(name);
      return typeof value === 'string' ? value.trim() : '';
    };
    const from = parseDay(text('from'));
    if (from !== undefined && text('name') !== '' && own.length < MOST.rows) {
      const row = {name: text('name'), from, days: Number(text('days')), place: text('place')};
      change({own: [...own.filter((one) => ownText(one) !== ownText(row)), row]});
      event.currentTarget.reset();
    }
  };
  return (
    <details className={styles.own}>
      <summary>{own.length === 0 ? texts.own.heading : `${texts.own.heading} (${own.length})`}</summary>
      <p>{texts.own.lead}</p>
      <form className={styles.ownForm} onSubmit={add}>
        <label className={field.field}>
          <span>What it is</span>
          <input name="name" required maxLength={MOST.name} autoComplete="off" />
        </label>
        <label className={field.field}>
          <span>From</span>
          <input
            name="from"
            type="date"
            required
            min="2020-01-01"
            max="2099-12-31"
            defaultValue={formatDay(start)}
          />
        </label>
        <label className={field.field}>
          <span>Days in a row</span>
          <input name="days" type="number" required min="1" max={MOST.days} defaultValue="7" />
        </label>
        <label className={field.field}>
          <span>What it keeps busy</span>
          <select name="place" defaultValue={SHOWN}>
            <option value={SHOWN}>Nothing: only show it</option>
            <option value={OFF}>Everyone: no one works</option>
            {Object.entries(surfaces).map(([place, label]) => (
              <option key={place} value={place}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <Button type="submit">
          <Icon name="plus" /> Add it
        </Button>
      </form>
      <p className={styles.more}>
        {own.map((row) => (
          <Button
            key={ownText(row)}
            small
            onClick={() => changeAway({own: own.filter((one) => one !== row)})}
          >
            {`${row.name}: ${counted(row.days, 'day')} from ${shortDate(row.from)}`}
            <Icon name="close" size={0.9} />
            <span className="srOnly">Remove it</span>
          </Button>
        ))}
      </p>
    </details>
  );
}
