import type {ReactNode} from 'react';
import Reveal from '../../../components/motion/Reveal';
import Rows from '../../../components/ui/Rows';
import Section, {SectionHeading} from '../../../components/layout/Section';
import Split from '../../../components/layout/Split';
import SplitSection from '../../../components/layout/SplitSection';
import texts from '../../../data/pages/philosophy.yaml';
import styles from './sections.module.css';

/** A sentence in large type, and paragraphs in columns below it. */
function Statement({statement, paragraphs}: {statement: string; paragraphs: readonly string[]}): ReactNode {
  return (
    <>
      <h2 className={styles.statement}>{statement}</h2>
      <div className={styles.columns}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </>
  );
}

/** Growth not happening by chance. */
export function NotByChance(): ReactNode {
  const {eyebrow, statement, paragraphs} = texts.notByChance;
  return (
    <Section ground="sunk" eyebrow={eyebrow}>
      <Reveal>
        <Statement statement={statement} paragraphs={paragraphs} />
      </Reveal>
    </Section>
  );
}

/** AI as equaliser: what everybody has now, and what still differs. */
export function Equaliser(): ReactNode {
  const {levelled, left, ...heading} = texts.tools;
  return (
    <Section {...heading}>
      <div className={styles.scales}>
        <div>
          <h3>{levelled}</h3>
          <ul className="clean-list">
            {texts.equaliser.levelled.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
        <div className={styles.heavy}>
          <h3>{left}</h3>
          <ul className="clean-list">
            {texts.equaliser.left.map((item) => (
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
    <SplitSection ground="sunk" {...texts.data}>
      <Rows rows={texts.dataRows} narrow />
    </SplitSection>
  );
}

/** Small bets: the sheet on which one is written down. */
export function SmallBets(): ReactNode {
  return (
    <Section>
      <Reveal>
        <Split even>
          <SectionHeading {...texts.bets} />
          <dl className={styles.card}>
            {texts.sampleBet.map(({label, text}) => (
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
  const {eyebrow, statement, paragraphs} = texts.together;
  return (
    <Section ground="sunk" eyebrow={eyebrow}>
      <Statement statement={statement} paragraphs={paragraphs} />
    </Section>
  );
}
