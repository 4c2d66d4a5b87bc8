import type {ReactNode} from 'react';
import AdvisorCarousel from '../../../features/people/AdvisorCarousel';
import AssuranceStrip from '../../../components/layout/AssuranceStrip';
import {ButtonLink} from '../../../components/ui/Button';
import Hero from '../../../components/layout/Hero';
import Reveal from '../../../components/motion/Reveal';
import Rows from '../../../components/ui/Rows';
import Section, {SectionHeading, Width} from '../../../components/layout/Section';
import Split from '../../../components/layout/Split';
import {useSite} from '../../../config/useSite';
import {commitments} from '../../../data/pages/howWeWork';
import ProcessSteps from './_parts/ProcessSteps';
import StairDrawing from './_parts/StairDrawing';
import Page from '../../../features/page/Page';
import {professionalService} from '../../../features/page/entities';

const DESCRIPTION =
  'How an advisor works inside your team: five steps from goals to measurement, a weekly stand-up, your own channels, and a response that never takes 3 days.';

/** How we work. */
export default function HowWeWork(): ReactNode {
  const site = useSite();
  return (
    <Page
      title="How we work"
      description={DESCRIPTION}
      keywords={['embedded growth team', 'fractional advisor', 'growth process', 'flexible advisory']}
      data={[
        professionalService(site, {
          name: 'Embedded advisory',
          description: DESCRIPTION,
          path: '/services/how-we-work',
        }),
      ]}
    >
      <Hero
        layout="stacked"
        heading="A Flexible, Embedded Approach to Smarter Growth."
        lead="We work in your channels and on your numbers, some days a month, and we leave behind what your team can run."
        actions={
          <>
            <ButtonLink primary to="/contact">
              Design for growth
            </ButtonLink>
            <ButtonLink to="/services">How it works</ButtonLink>
          </>
        }
        figure={<StairDrawing />}
      />
      <Width>
        <AssuranceStrip />
      </Width>
      <Section
        heading="Each step ends with something you can hold"
        lead="After the first round the five repeat once a quarter, and they get shorter each time."
      >
        <ProcessSteps />
      </Section>
      <Section ground="evergreen">
        <Reveal>
          <Split sticky>
            <SectionHeading
              eyebrow="Day to day"
              heading="You should hardly notice that we are not employees"
            />
            <Rows rows={commitments} narrow />
          </Split>
        </Reveal>
      </Section>
      <Section
        eyebrow="The network"
        heading="Eight people, and you can ask for any of them"
        lead="One advisor leads. The others come in for the part they know best."
      >
        <AdvisorCarousel />
      </Section>
    </Page>
  );
}
