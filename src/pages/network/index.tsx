import {Fragment, type ReactNode} from 'react';
import {ButtonLink} from '../../components/ui/Button';
import CallToAction from '../../components/layout/CallToAction';
import Hero from '../../components/layout/Hero';
import Section, {Width} from '../../components/layout/Section';
import Stats from '../../components/ui/Stats';
import {useSite} from '../../config/useSite';
import texts from '../../data/pages/our-story.yaml';
import PeopleTable from './_parts/PeopleTable';
import Page from '../../shell/page/Page';
import {organization} from '../../shell/page/entities';
import {ADVISORS_PATH} from '../../config/paths';
import Linked from '../../components/ui/Linked';
import styles from './_parts/About.module.css';

/** How the network came to be, and how it works. */
function Story(): ReactNode {
  return (
    <div className={styles.story}>
      {texts.chapters.map(({heading, paragraphs}) => (
        <Fragment key={heading}>
          <h2>{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>
              <Linked>{paragraph}</Linked>
            </p>
          ))}
        </Fragment>
      ))}
    </div>
  );
}

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
        layout="stacked"
        actions={
          <>
            <ButtonLink primary to="/contact">
              {contact}
            </ButtonLink>
            <ButtonLink to={ADVISORS_PATH}>{advisors}</ButtonLink>
          </>
        }
      />
      <Width>
        <Stats />
      </Width>
      <Section poster heading={texts.people.heading}>
        <PeopleTable caption={texts.people.caption} />
      </Section>
      <Section ground="sunk">
        <Story />
      </Section>
      <CallToAction {...texts.action} primary={false} />
    </Page>
  );
}
