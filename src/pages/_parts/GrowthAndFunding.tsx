import type {ReactNode} from 'react';
import {ButtonLink} from '../../components/ui/Button';
import Drawing, {pen} from '../../components/ui/Drawing';
import Reveal from '../../components/motion/Reveal';
import Rows from '../../components/ui/Rows';
import OpenTools from '../../components/layout/OpenTools';
import Section from '../../components/layout/Section';
import Split from '../../components/layout/Split';
import texts from '../../data/pages/home.yaml';
import styles from './sections.module.css';

/** Two lines that rise together: customers won, and rounds closed. */
function TwoLines(): ReactNode {
  return (
    <Drawing box="0 0 480 300">
      <path d="M24 16V276H464" className={pen.axis} />
      <path d="M24 262C110 258 170 224 226 180S350 70 464 44" className={pen.line} />
      <path d="M24 270H120V226H232V150H340V74H464" className={pen.dash} />
      <circle cx="120" cy="248" r="6" className={pen.dot} />
      <circle cx="232" cy="175" r="6" className={pen.dot} />
      <circle cx="340" cy="93" r="6" className={pen.dot} />
      <text x="452" y="30" textAnchor="end" className={pen.label}>
        Growth
      </text>
      <text x="452" y="98" textAnchor="end" className={pen.note}>
        Funding
      </text>
    </Drawing>
  );
}

/** The two halves of the offer, and why they belong together. */
export default function GrowthAndFunding(): ReactNode {
  const {rows, button, ...heading} = texts.growthAndFunding;
  return (
    <Section {...heading} className={styles.spaced}>
      <Reveal>
        <Split even>
          <TwoLines />
          <Rows narrow rows={rows} />
        </Split>
      </Reveal>
      <OpenTools />
      <p className={styles.after}>
        <ButtonLink to="/services/advisory">{button}</ButtonLink>
      </p>
    </Section>
  );
}
