import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from './About.module.css';

/** How the network came to be, and how it works. */
export default function Story(): ReactNode {
  return (
    <div className={styles.story}>
      <h2>It began with the same meeting, again and again</h2>
      <p>
        A founder, a good product, and a deck from an agency. The deck had sixty pages and no owner. Somebody
        senior had sold it and somebody junior would run it, on a contract for twelve months. We had sat on
        every side of that table: as the founder, as the head of growth who inherited the deck, and once or
        twice as the people who wrote it.
      </p>
      <p>
        What the company needed was seldom more work. It needed one person who had done this before, for a few
        days a month, with the standing to say no.
      </p>
      <h2>So we took the agency away and kept the people</h2>
      <p>
        The network is that and little else. Eight operators who know each other’s work. No account managers,
        no layer between the person who thinks and the person who builds. When a question belongs to somebody
        else, we say whose it is, and you talk to them the same week.
      </p>
      <p>
        We charge for the hours used, month by month. It keeps us honest: an advisor who is not useful in
        March is not there in April.
      </p>
      <h2>Growth people and funding people, at one desk</h2>
      <p>
        Some of us come from growth, some from fundraising, and a few have done both. We stopped treating them
        as two trades when we noticed that investors and good operators open the same spreadsheet first. A
        cohort table does not care who is reading it.
      </p>
      <p>
        What we have learnt we write down: as <Link to="/services/growth-recipes">recipes</Link> with their
        settings and their failures, in the <Link to="/philosophy/journal">journal</Link>, and in the ten{' '}
        <Link to="/philosophy/core-beliefs">beliefs</Link> we argue from. Take what you need. If you would
        rather not do it alone, you know where we are.
      </p>
    </div>
  );
}
