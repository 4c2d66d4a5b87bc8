import type {ReactNode} from 'react';
import AdvisorCarousel from '../../../features/people/AdvisorCarousel';
import AssuranceStrip from '../../../components/layout/AssuranceStrip';
import {ButtonLink} from '../../../components/ui/Button';
import Hero from '../../../components/layout/Hero';
import Reveal from '../../../components/motion/Reveal';
import Rows from '../../../components/ui/Rows';
import Section, {SectionHeading, Width} from '../../../components/layout/Section';
import Split from '../../../components/layout/Split';
import {isThere} from '../../../config/sections';
import {useSite} from '../../../config/useSite';
import texts from '../../../data/pages/how-we-work.yaml';
import ProcessSteps from './_parts/ProcessSteps';
import StairDrawing from './_parts/StairDrawing';
import Page from '../../../features/page/Page';
import {professionalService} from '../../../features/page/entities';
import {ADVISORS_PATH} from '../../../features/people/portfolio/paths';

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
      <Section ground="evergreen">
        <Reveal>
          <Split sticky>
            <SectionHeading {...daily} />
            <Rows rows={texts.commitments} narrow />
          </Split>
        </Reveal>
      </Section>
      {isThere(ADVISORS_PATH) && (
        <Section {...network}>
          <AdvisorCarousel />
        </Section>
      )}
    </Page>
  );
}
