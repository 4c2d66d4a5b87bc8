import type {ReactNode} from 'react';
import {ButtonLink} from '../../components/ui/Button';
import CallToAction from '../../components/layout/CallToAction';
import Cards from '../../components/ui/Cards';
import Hero from '../../components/layout/Hero';
import Reveal from '../../components/motion/Reveal';
import Rows from '../../components/ui/Rows';
import Section from '../../components/layout/Section';
import SplitSection from '../../components/layout/SplitSection';
import texts from '../../data/pages/customers.yaml';
import CaseFigures from './_parts/CaseFigures';
import PlateauDrawing from './_parts/PlateauDrawing';
import Page from '../../shell/page/Page';
import TitledList from '../../components/ui/TitledList';
import styles from './_parts/SupportIndex.module.css';

/** Areas of past work as a large index, each with one line. */
function SupportIndex(): ReactNode {
  return <TitledList as="ul" items={texts.supportAreas} className={styles.index} />;
}

/** Who we work with. */
export default function Customers(): ReactNode {
  const {button, ...hero} = texts.hero;
  return (
    <Page {...texts.page}>
      <Hero {...hero} actions={<ButtonLink to="/contact">{button}</ButtonLink>} figure={<PlateauDrawing />} />
      <SplitSection ground="sunk" {...texts.founders}>
        <Rows rows={texts.founderTypes} numbered narrow />
      </SplitSection>
      <Section {...texts.sentences}>
        <Reveal>
          <Cards items={texts.challenges} />
        </Reveal>
      </Section>
      <Section ground="sunk" {...texts.support}>
        <SupportIndex />
      </Section>
      <CaseFigures />
      <SplitSection {...texts.help}>
        <Rows rows={texts.ways} numbered />
      </SplitSection>
      <CallToAction {...texts.action} />
    </Page>
  );
}
