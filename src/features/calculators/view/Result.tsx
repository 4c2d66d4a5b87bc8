import type {ReactNode} from 'react';
import {firstSentence, type Answer, type Calculator} from '../calculator';
import {unbroken} from '../lib/format';
import Chart from './Chart';
import IntervalPicture from './IntervalPicture';
import styles from './Result.module.css';

interface ResultProps {
  outcome: ReturnType<Calculator['answer']>;
  /** Some field is invalid at the moment. */
  outdated: boolean;
}

/** Figures longer than this may wrap. */
const LONG = 20;

export function Figures({rows}: Pick<Answer, 'rows'>): ReactNode {
  return (
    <table className={styles.figures}>
      <tbody>
        {rows
          .filter((row) => row !== false)
          .map(([label, value]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td className={value.length > LONG ? styles.long : styles.short}>{unbroken(value)}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}

function Marked({text, words}: {text: string; words: string}): ReactNode {
  const at = words === '' ? -1 : text.indexOf(words);
  return at < 0 ? (
    text
  ) : (
    <>
      {text.slice(0, at)}
      <mark>{words}</mark>
      {text.slice(at + words.length)}
    </>
  );
}

function Sentence({text, words = ''}: {text: string; words?: string}): ReactNode {
  const [first, rest] = firstSentence(text).map(unbroken);
  return (
    <p className={styles.sentence}>
      <span className={styles.first}>
        <Marked text={first ?? ''} words={unbroken(words)} />
      </span>{' '}
      <Marked text={rest ?? ''} words={unbroken(words)} />
    </p>
  );
}

export default function Result({outcome, outdated}: ResultProps): ReactNode {
  const note = outdated && (
    <p className={styles.outdated}>
      One of the fields makes no sense yet. This is the result of the last numbers that did.
    </p>
  );
  if ('why' in outcome) {
    return (
      <>
        {note}
        <Sentence text={outcome.why} />
      </>
    );
  }
  const {warning, sentence, key = '', rows, chart, interval} = outcome.answer;
  return (
    <>
      {note}
      {warning !== undefined && <p className={styles.warning}>{unbroken(warning)}</p>}
      <Sentence text={sentence} words={key} />
      <Figures rows={rows} />
      {interval && <IntervalPicture interval={interval} />}
      {chart && <Chart chart={chart} />}
    </>
  );
}
