import type {ReactNode} from 'react';
import ExternalLink from '../ui/ExternalLink';
import type {ShownEvidence} from '../../data/evidence/age';
import {dayInWords} from '../../lib/dayInWords';
import {arithmeticInWords, HEADINGS, NOT_SEEN, reviewInWords} from '../../data/evidence/text';
import {keepFigures} from '../../lib/keepFigures';
import styles from './Evidence.module.css';

function Sums({sums}: Pick<ShownEvidence, 'sums'>): ReactNode {
  return (
    <details className={styles.sums}>
      <summary>
        <h2 className={styles.heading}>{HEADINGS.sums}</h2>
      </summary>
      <dl>
        {sums.map(({says, is, because}) => (
          <div key={`${says} ${because}`}>
            <dt>{keepFigures(says)}</dt>
            <dd>{arithmeticInWords(is)}</dd>
            <dd>{keepFigures(because)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function Sources({sources}: Pick<ShownEvidence, 'sources'>): ReactNode {
  return (
    <section>
      <h2 className={styles.heading}>{HEADINGS.sources}</h2>
      <ol>
        {sources.map(({claim, url, checked}) => (
          <li key={claim}>
            {`${keepFigures(claim.replace(/\.$/, ''))}. `}
            {url === undefined || checked === undefined ? (
              <em>{NOT_SEEN}</em>
            ) : (
              <>
                <ExternalLink href={url}>{new URL(url).hostname.replace(/^www\./, '')}</ExternalLink>, checked
                on <time dateTime={checked}>{dayInWords(checked)}</time>
              </>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

function History({reviewed, history}: Pick<ShownEvidence, 'reviewed' | 'history'>): ReactNode {
  return (
    <section>
      <h2 className={styles.heading}>{HEADINGS.history}</h2>
      <p>{reviewInWords({reviewed, history})}</p>
      <ul>
        {history.map(({on, change}) => (
          <li key={`${on} ${change}`}>
            <time dateTime={on}>{dayInWords(on)}</time>: {keepFigures(change)}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What a text says about its own figures: how they come about, who says so, when it was reviewed, what changed. */
export default function Evidence({sums, sources, reviewed, history}: ShownEvidence): ReactNode {
  return (
    <div className={styles.evidence}>
      <Sums sums={sums} />
      <Sources sources={sources} />
      <History reviewed={reviewed} history={history} />
    </div>
  );
}
