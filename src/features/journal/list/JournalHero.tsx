import Link from '@docusaurus/Link';
import HeroGrid from '../../../components/layout/HeroGrid';
import PageHeader from '../../../components/layout/PageHeader';
import type {EntrySummary} from '../../../data/journal/types';
import {JOURNAL_PATH} from '../../../config/paths';
import styles from './JournalHero.module.css';

const WIDTH = 420;
const GROUND = 220;
const FEEDS = [
  {name: 'RSS', file: 'rss.xml'},
  {name: 'Atom', file: 'atom.xml'},
  {name: 'JSON', file: 'feed.json'},
];

/** Entries over time: a stem as tall as the reading time, with a leaf for each topic. */
function JournalPlot({entries}: {entries: readonly EntrySummary[]}) {
  const days = entries.map(({date}) => Date.parse(date));
  const first = Math.min(...days);
  const span = Math.max(...days) - first || 1;
  return (
    <svg viewBox={`0 0 ${WIDTH} ${GROUND + 30}`} className={styles.plot} aria-hidden="true">
      <path d={`M0 ${GROUND}H${WIDTH}`} className={styles.ground} />
      {entries.map(({id, date, minutes, topics, month}, index) => {
        const x = 40 + ((Date.parse(date) - first) / span) * (WIDTH - 80);
        const top = GROUND - minutes * 15;
        const step = (GROUND - top - 20) / topics.length;
        return (
          <g key={id}>
            <path
              d={`M${x} ${GROUND}C${x - 8} ${GROUND - 50} ${x + 8} ${top + 50} ${x} ${top}`}
              className={styles.stem}
            />
            {topics.map((topic, leaf) => {
              const y = top + 14 + leaf * step;
              const side = leaf % 2 === 0 ? 1 : -1;
              return (
                <path
                  key={topic}
                  className={styles.leaf}
                  d={`M${x} ${y}q${side * 8} -14 ${side * 30} -12q${side * -6} 16 ${side * -30} 12Z`}
                />
              );
            })}
            <circle cx={x} cy={top} r="5" className={styles.tip} />
            {month !== entries[index + 1]?.month && (
              <text x={x} y={GROUND + 22} textAnchor="middle" className={styles.month}>
                {month.split(' ')[0]}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}

export default function JournalHero({entries}: {entries: readonly EntrySummary[]}) {
  return (
    <HeroGrid low>
      <PageHeader
        label="Journal"
        heading="Long reads on growth and fundraising, with worked figures"
        lead="Written by the advisors who do the work. Each says how it is done, what it costs and when it fails, and has a prompt or a table to start from."
      >
        <p className={styles.feeds}>
          Follow by feed:
          {FEEDS.map(({name, file}) => (
            <Link
              className="touch ink strong"
              key={file}
              href={`pathname://${JOURNAL_PATH}/${file}`}
              target="_self"
            >
              {name}
            </Link>
          ))}
        </p>
      </PageHeader>
      <figure>
        <JournalPlot entries={entries} />
        <figcaption className="above8 fine">
          Each stem is an entry, and the taller it is, the longer the read. Each leaf is a topic.
        </figcaption>
      </figure>
    </HeroGrid>
  );
}
