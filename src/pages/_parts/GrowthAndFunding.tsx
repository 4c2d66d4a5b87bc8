import type {ReactNode} from 'react';
import {ButtonLink} from '../../components/ui/Button';
import Reveal from '../../components/motion/Reveal';
import Rows from '../../components/ui/Rows';
import OpenTools from '../../components/layout/OpenTools';
import Section from '../../components/layout/Section';
import texts from '../../data/pages/home.yaml';
import styles from './sections.module.css';

/** The two halves of the offer, and why they belong together. */
export default function GrowthAndFunding(): ReactNode {
  const {rows, button, ...heading} = texts.growthAndFunding;
  return (
    <Section {...heading} className={styles.spaced}>
      <Reveal>
        <Rows rows={rows} />
      </Reveal>
      <OpenTools />
      <p className={styles.after}>
        <ButtonLink to="/services/advisory">{button}</ButtonLink>
      </p>
    </Section>
  );
}
