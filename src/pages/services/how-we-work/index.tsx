import type {ReactNode} from 'react';
import AdvisorCarousel from '../../../features/people/advisors/AdvisorCarousel';
import AssuranceStrip from '../../../components/layout/AssuranceStrip';
import {ButtonLink} from '../../../components/ui/Button';
import Hero from '../../../components/layout/Hero';
import Reveal from '../../../components/motion/Reveal';
import Rows from '../../../components/ui/Rows';
import Section, {SectionHeading, Width} from '../../../components/layout/Section';
import Split from '../../../components/layout/Split';
import {useSite} from '../../../config/useSite';
import texts from '../../../data/pages/how-we-work.yaml';
import StairDrawing from './_parts/StairDrawing';
import Page from '../../../shell/page/Page';
import {professionalService} from '../../../shell/page/entities';
import styles from './_parts/ProcessSteps.module.css';

/** The five numbered steps, each with what it leaves on the table. */
function ProcessSteps(): ReactNode {
  return (
    <ol className={styles.steps}>
      {texts.processSteps.map(({title, lines, output}, index) => (
        <li key={title}>
          <span className={styles.number} aria-hidden="true">
            {index + 1}
          </span>
          <h3>{title}</h3>
          <div className={styles.lines}>
            {lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
          <p className={styles.output}>
            <span>{texts.process.output}</span> {output}
          </p>
        </li>
      ))}
    </ol>
  );
}

/** How we work. */
export default function HowWeWork(): ReactNode {
  const site = useSite();
  const {
    heading,
    lead,
    buttons: [contact, work],
  } = texts.hero;
  const {process, daily, network} = texts;
  return (
    <Page
      {...texts.page}
      data={[
        professionalService(site, {
          name: texts.service,
          description: texts.page.description,
          path: '/services/how-we-work',
        }),
      ]}
    >
      <Hero
        layout="stacked"
        heading={heading}
        lead={lead}
        actions={
          <>
            <ButtonLink primary to="/contact">
              {contact}
            </ButtonLink>
            <ButtonLink to="/services">{work}</ButtonLink>
          </>
        }
        figure={<StairDrawing />}
      />
      <Width>
        <AssuranceStrip />
      </Width>
      <Section heading={process.heading} lead={process.lead}>
        <ProcessSteps />
      </Section>
      <Section ground="sunk">
        <Reveal>
          <Split sticky>
            <SectionHeading {...daily} />
            <Rows rows={texts.commitments} narrow />
          </Split>
        </Reveal>
      </Section>
      <Section {...network}>
        <AdvisorCarousel />
      </Section>
    </Page>
  );
}
