import type {ReactNode} from 'react';
import {ButtonLink} from '../../components/ui/Button';
import Hero from '../../components/layout/Hero';
import Section, {Width} from '../../components/layout/Section';
import Stats from '../../components/ui/Stats';
import {useSite} from '../../config/useSite';
import NetworkDrawing from './_parts/NetworkDrawing';
import Story from './_parts/Story';
import Page from '../../features/page/Page';
import {organization} from '../../features/page/entities';

/** Our story, the about page. */
export default function OurStory(): ReactNode {
  const site = useSite();
  return (
    <Page
      title="Our story"
      description="Eight growth and fundraising operators without an agency around them. Why we work by the day, month by month, and at one desk."
      keywords={['about', 'advisor network', 'growth operators', 'fundraising advisors']}
      data={[organization(site)]}
    >
      <Hero
        label="Our Story"
        heading="A network, because the good people did not want to be an agency"
        lead="Eight operators who have done the job, joined by one habit: we tell you what we would do with our own money."
        actions={
          <>
            <ButtonLink primary to="/contact">
              Get In Touch
            </ButtonLink>
            <ButtonLink to="/network/advisors">Meet the advisors</ButtonLink>
          </>
        }
        figure={<NetworkDrawing />}
      />
      <Width>
        <Stats />
      </Width>
      <Section>
        <Story />
      </Section>
    </Page>
  );
}
