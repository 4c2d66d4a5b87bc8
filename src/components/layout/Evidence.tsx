import clsx from 'clsx';
import type {ShownEvidence} from '../../data/evidence/age';
import {arithmeticInWords, HEADINGS, NOT_OPENED, NOT_SEEN, reviewInWords} from '../../data/evidence/text';
import {dayInWords} from '../../lib/dayInWords';
import TextLink from '../ui/TextLink';
import styles from './Evidence.module.css';

const hostOf = (url: string) => new URL(url).hostname.replace(/^www\./, '');

/** The sums and sources of a text, folded, and when it was last reviewed. */
export default function Evidence({
  sums,
  sources,
  reviewed,
  as: Heading = 'h2',
}: ShownEvidence & {as?: 'h2' | 'h3'}) {
  return (
    <div className={clsx('ruled above48 note', styles.evidence)}>
      <details className={styles.sums}>
        <summary>
          <Heading className={clsx('ink', styles.heading)}>{HEADINGS.sums}</Heading>
        </summary>
        <dl className="above20">
          {sums.map(({says, is, because}) => (
            <div key={`${says} ${because}`}>
              <dt className="ink strong">{says}</dt>
              <dd>{arithmeticInWords(is)}</dd>
              <dd>{because}</dd>
            </div>
          ))}
        </dl>
      </details>
      <section>
        <Heading className={clsx('ink', styles.heading)}>{HEADINGS.sources}</Heading>
        <ol>
          {sources.map(({claim, url, checked, readAt}) => (
            <li key={claim}>
              {`${claim.replace(/\.$/, '')}. `}
              {url === undefined ? (
                <em>{NOT_SEEN}</em>
              ) : (
                <>
                  <TextLink to={url}>{hostOf(url)}</TextLink>,{' '}
                  {checked === undefined ? (
                    <em>{NOT_OPENED}</em>
                  ) : (
                    <>
                      checked on <time dateTime={checked}>{dayInWords(checked)}</time>
                      {readAt !== undefined && (
                        <>
                          , as quoted at <TextLink to={readAt}>{hostOf(readAt)}</TextLink>
                        </>
                      )}
                    </>
                  )}
                </>
              )}
            </li>
          ))}
        </ol>
      </section>
      <section>
        <Heading className={clsx('ink', styles.heading)}>{HEADINGS.reviewed}</Heading>
        <p>{reviewInWords(reviewed)}</p>
      </section>
    </div>
  );
}
