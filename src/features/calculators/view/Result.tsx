import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {CalculatorId} from '../../../data/calculators/ids';
import {firstSentence, type Answer, type Given, type Interval} from '../calculator';
import {short, withoutBreaks} from '../lib/format';
import type {Outcome} from '../values';
import Chart from './Chart';
import picture from './IntervalPicture.module.css';
import styles from './Result.module.css';

interface ResultProps {
  outcome: Outcome | undefined;
  /** The fields without which there is no answer: one may be folded away, or out of view. */
  wrong: readonly string[];
  /** Which of its figures are an example's. */
  note: string;
  /** The address of a tool that goes on from here. */
  addressOf: (id: CalculatorId, given: Given) => string;
}

/** Figures longer than this may wrap. */
const LONG = 20;

export function Figures({rows}: Pick<Answer, 'rows'>) {
  return (
    <table className={styles.figures}>
      <tbody>
        {rows
          .filter((row) => row !== false)
          .map(([label, value]) => (
            <tr key={label}>
              <th scope="row">{withoutBreaks(label)}</th>
              <td className={value.length > LONG ? styles.long : styles.short}>{withoutBreaks(value)}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}

function Marked({text, words}: {text: string; words: string}) {
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

function Sentence({text, words = ''}: {text: string; words?: string}) {
  const [first, rest] = firstSentence(text).map(withoutBreaks);
  return (
    <p className={styles.sentence}>
      <span className={clsx('block subheading', styles.first)}>
        <Marked text={first ?? ''} words={withoutBreaks(words)} />
      </span>{' '}
      <Marked text={rest ?? ''} words={withoutBreaks(words)} />
    </p>
  );
}

/** Room on either side of the interval, as a share of the drawing. */
const MARGIN = 0.12;

/** Ends nearer than this share of the width have their numbers outside. */
const NEAR = 0.2;

function IntervalPicture({interval}: {interval: Interval}) {
  const {label, unit, low, value, high} = interval;
  const from = Math.min(0, low);
  const width = Math.max(0, high) - from || 1;
  const near = (high - low) / width < NEAR;
  const at = (point: number) => `${(((point - from) / width) * (1 - 2 * MARGIN) + MARGIN) * 100}%`;
  return (
    <figure className="small">
      <div
        className={clsx('relative figures', picture.line)}
        role="img"
        aria-label={`${short(low)} to ${short(high)} ${unit}, most likely ${short(value)}`}
      >
        <i className={picture.zero} style={{left: at(0)}}>
          <span>0</span>
        </i>
        <i className={picture.bar} style={{left: at(low), right: `calc(100% - ${at(high)})`}} />
        <i className={picture.dot} style={{left: at(value)}} />
        {short(low) !== short(high) && (
          <span className={clsx('strong', picture.end, near && picture.before)} style={{left: at(low)}}>
            {short(low)}
          </span>
        )}
        <span className={clsx('strong', picture.end, near && picture.after)} style={{left: at(high)}}>
          {short(high)}
        </span>
      </div>
      <figcaption className="soft">{label}</figcaption>
    </figure>
  );
}

export default function Result({outcome, wrong, note, addressOf}: ResultProps) {
  if (outcome === undefined) {
    return <p className="medium">{`No answer yet. Still to fill in or to mend: “${wrong.join('”, “')}”.`}</p>;
  }
  if ('why' in outcome) {
    return <Sentence text={outcome.why} />;
  }
  const {warning, sentence, key = '', rows, chart, interval, next = [], reads = []} = outcome.answer;
  return (
    <>
      {note !== '' && <p className="small medium">{note}</p>}
      {warning !== undefined && <p className={styles.warning}>{withoutBreaks(warning)}</p>}
      <Sentence text={sentence} words={key} />
      <Figures rows={rows} />
      {interval && <IntervalPicture interval={interval} />}
      {chart && <Chart chart={chart} />}
      {next
        .filter((one) => one !== false)
        .map(({id, says, given}) => (
          <p key={id} className="screenOnly">
            <Link className="touch strong" to={addressOf(id, given)}>
              {withoutBreaks(says)}
            </Link>
          </p>
        ))}
      {reads.map(({title, path}) => (
        <p key={path} className="screenOnly">
          <Link className="touch strong" to={path}>
            {title}
          </Link>
        </p>
      ))}
    </>
  );
}
