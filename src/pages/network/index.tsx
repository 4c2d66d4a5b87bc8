import type {ReactNode} from 'react';
import {ButtonLink} from '../../components/ui/Button';
import Hero from '../../components/layout/Hero';
import Section, {Width} from '../../components/layout/Section';
import Stats from '../../components/ui/Stats';
import {isThere} from '../../config/sections';
import {useSite} from '../../config/useSite';
import texts from '../../data/pages/our-story.yaml';
import NetworkDrawing from './_parts/NetworkDrawing';
import Story from './_parts/Story';
import Page from '../../features/page/Page';
import {organization} from '../../features/page/entities';
import {ADVISORS_PATH} from '../../features/people/portfolio/paths';

/** Our story, the about page. */
export default function OurStory(): ReactNode {
  const site = useSite();
  const {
    buttons: [contact, advisors],
    ...hero
  } = texts.hero;
  return (
    <Page {...texts.page} data={[organization(site)]}>
      <Hero
        {...hero}
        actions={
          <>
            <ButtonLink primary to="/contact">
              {contact}
            </ButtonLink>
            <ButtonLink to={ADVISORS_PATH}>{advisors}</ButtonLink>
          </>
        }
        figure={isThere(ADVISORS_PATH) ? <NetworkDrawing /> : undefined}
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
