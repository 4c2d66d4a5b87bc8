import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import {PLAN_PATH} from '../../../config/paths';
import {USUAL_ORDERS} from '../../../data/plans/shop';
import {WORRIES, WORRY_CLAUSE} from '../../../data/plans/worries';
import {figure} from '../../../lib/figure';
import styles from './Sentence.module.css';

type Option = readonly [value: string, words: string];
/** The blanks of the sentence, by the names that they have in the planner's address. */
type Blanks = Record<'orders' | 'subs' | 'ads' | 'channels' | 'worry', string>;

const spent = (eur: number): string => (eur === 0 ? 'nothing' : `EUR ${figure(eur)}`);
const OPTIONS: Readonly<Record<keyof Blanks, readonly Option[]>> = {
  orders: [50, 100, 300, 1_000, 3_000, 10_000].map((orders) => [String(orders), figure(orders)]),
  subs: [
    ['no', 'no subscriptions'],
    ['yes', 'subscriptions'],
  ],
  ads: [0, 1_000, 3_000, 10_000, 30_000, 100_000].map((eur) => [String(eur), spent(eur)]),
  channels: [
    ['meta-ads', 'Meta Ads'],
    ['google-ads', 'Google Ads'],
    ['meta-ads,google-ads', 'Meta and Google Ads'],
    ['tiktok', 'TikTok'],
  ],
  worry: WORRIES.map((worry) => [worry, WORRY_CLAUSE[worry]]),
};
/** The commonest case. */
const FIRST: Blanks = {
  orders: String(USUAL_ORDERS),
  subs: 'no',
  ads: '3000',
  channels: 'meta-ads',
  worry: 'cost',
};

interface SentenceProps {
  id?: string;
  /** What the blanks hold, where the answer is on the same page; `onFill` is called with what one is given. */
  blanks?: Blanks;
  onFill?: (blank: Partial<Blanks>) => void;
  /** In words, channels that are none of the options. */
  channelWords?: string;
}

/** A founder's situation as a sentence with five blanks: a form that leads to the planner, once something sends it. */
export default function Sentence({id, blanks, onFill, channelWords = 'ads'}: SentenceProps) {
  const select = (name: keyof Blanks, label: string): ReactNode => {
    const options = OPTIONS[name];
    const value = blanks?.[name] ?? FIRST[name];
    const other =
      name === 'ads' ? spent(Number(value)) : name === 'orders' ? figure(Number(value)) : channelWords;
    return (
      <select
        name={name}
        aria-label={label}
        {...(blanks === undefined
          ? {defaultValue: value}
          : {value, onChange: ({target}) => onFill?.({[name]: target.value})})}
      >
        {!options.some(([known]) => known === value) && <option value={value}>{other}</option>}
        {options.map(([each, words]) => (
          <option key={each} value={each}>
            {words}
          </option>
        ))}
      </select>
    );
  };
  return (
    <form
      id={id}
      action={useBaseUrl(PLAN_PATH)}
      className={clsx('needsScript', blanks === undefined && 'screenOnly')}
    >
      <p className={clsx('serif subheading', styles.sentence)}>
        We ship {select('orders', 'Orders a month')} orders a month, sell {select('subs', 'Subscriptions')},
        spend {select('ads', 'Spend on ads each month')} a month on {select('channels', 'Where the ads run')},
        and {select('worry', 'What worries you most')}.
      </p>
    </form>
  );
}
