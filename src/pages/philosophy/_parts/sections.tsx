import type {ReactNode} from 'react';
import Reveal from '../../../components/motion/Reveal';
import Rows from '../../../components/ui/Rows';
import Section, {SectionHeading} from '../../../components/layout/Section';
import Split from '../../../components/layout/Split';
import SplitSection from '../../../components/layout/SplitSection';
import {dataRows, equaliser, sampleBet} from '../../../data/pages/philosophy';
import styles from './sections.module.css';

/** Growth not happening by chance. */
export function NotByChance(): ReactNode {
  return (
    <Section ground="evergreen" eyebrow="Growth does not happen by chance">
      <Reveal>
        <h2 className={styles.statement}>A good quarter nobody can explain is not growth. It is weather.</h2>
        <div className={styles.columns}>
          <p>
            We ask of every result which decision caused it. If a campaign, a page or a price did, it can be
            repeated and improved. If nobody can say, it will leave as quietly as it came.
          </p>
          <p>
            So we design for growth: a goal with a date, a few causes worth testing, a number for each, and a
            calendar that makes somebody look. It is less exciting than a growth hack, and it compounds.
          </p>
        </div>
      </Reveal>
    </Section>
  );
}

/** AI as equaliser: what everybody has now, and what still differs. */
export function Equaliser(): ReactNode {
  return (
    <Section
      eyebrow="AI as equaliser"
      heading="Everybody now has the same tools, so tools have stopped being the advantage"
    >
      <div className={styles.scales}>
        <div>
          <h3>What a small team can do now</h3>
          <ul>
            {equaliser.levelled.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
        <div className={styles.heavy}>
          <h3>What still decides</h3>
          <ul>
            {equaliser.left.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}

/** Data as advantage. */
export function DataAdvantage(): ReactNode {
  return (
    <SplitSection
      ground="sunk"
      eyebrow="Data as advantage"
      heading="Your own orders know more than any benchmark"
      lead="Competitors can buy the same media and the same software. They cannot buy what your customers did."
    >
      <Rows rows={dataRows} narrow />
    </SplitSection>
  );
}

/** Small bets: the sheet on which one is written down. */
export function SmallBets(): ReactNode {
  return (
    <Section>
      <Reveal>
        <Split even>
          <SectionHeading
            eyebrow="Small bets"
            heading="Ten bets that may fail cheaply, before one that may not fail"
            lead="A bet fits on a card. If it does not, it is two bets, or it is a project that nobody has agreed to yet. The one shown is an example."
          />
          <dl className={styles.card}>
            {sampleBet.map(({label, text}) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </Split>
      </Reveal>
    </Section>
  );
}

/** Growth and fundraising together. */
export function Together(): ReactNode {
  return (
    <Section ground="sunk" eyebrow="Growth and fundraising together">
      <h2 className={styles.statement}>
        An investor and a customer ask the same question: does it get better every month?
      </h2>
      <div className={styles.columns}>
        <p>
          Companies tend to grow for three quarters and then stop to raise. The round takes the founder’s
          time, the channels drift, and the numbers sag exactly while somebody is reading them.
        </p>
        <p>
          We plan both on one sheet. The tests of this quarter become the evidence of the next data room, and
          the investor’s questions tell us which tests to run first.
        </p>
      </div>
    </Section>
  );
}
