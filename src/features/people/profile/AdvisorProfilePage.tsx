import type {ReactNode} from 'react';
import {ButtonLink} from '../../../components/ui/Button';
import CallToAction from '../../../components/layout/CallToAction';
import Section, {Width} from '../../../components/layout/Section';
import Stats from '../../../components/ui/Stats';
import {useSite} from '../../../config/useSite';
import type {AdvisorProfile} from '../../../data/advisors/schema';
import {firstNameOf, type Advisor} from '../../../data/advisors/types';
import {fill} from '../../../lib/fill';
import {hueColour} from '../../../config/hues';
import texts from '../../../data/pages/advisor.yaml';
import {advisorTitle} from '../../../data/pageHeads';
import type {ProjectCard} from '../../../data/projects/types';
import Page from '../../../shell/page/Page';
import {person} from '../../../shell/page/entities';
import {advisorPath, advisorPortfolioPath} from '../../../config/paths';
import ProjectCards from '../portfolio/ProjectCards';
import {contactPath} from '../../../shell/forms/about';
import styles from './AdvisorProfilePage.module.css';
import Engagements from './Engagements';
import HowIWork from './HowIWork';
import ProfileHero, {WorkWith} from './ProfileHero';
import SuccessStories from './SuccessStories';
import Testimonials from './Testimonials';
import TopicIcon from './TopicIcon';

interface AdvisorProfilePageProps {
  advisor: Advisor;
  profile: AdvisorProfile;
  projects: readonly ProjectCard[];
}

/** A full profile; View Portfolio and the teaser only where there are projects. */
export default function AdvisorProfilePage({advisor, profile, projects}: AdvisorProfilePageProps): ReactNode {
  const site = useSite();
  const {name, title, expertise} = advisor;
  const firstName = firstNameOf(advisor);
  const {headings, buttons, action} = texts;
  return (
    <Page
      title={advisorTitle(advisor)}
      description={`${name}: ${profile.shortDescriptor}`}
      keywords={[name, title, ...expertise]}
      data={[
        person(site, {
          name,
          title,
          description: profile.shortDescriptor,
          knowsAbout: expertise,
          path: advisorPath(advisor.id),
        }),
      ]}
    >
      <div style={{'--hue': hueColour(advisor.hue)}}>
        <ProfileHero
          advisor={advisor}
          lead={profile.shortDescriptor}
          actions={
            <>
              <WorkWith advisor={advisor} />
              {projects.length > 0 && (
                <ButtonLink to={advisorPortfolioPath(advisor.id)}>{buttons.portfolio}</ButtonLink>
              )}
            </>
          }
          facts={[
            {name: 'Availability', value: profile.availability},
            {name: 'Response time', value: `Within ${profile.responseTime}`},
            {name: 'Meetings', value: profile.meetingPreference},
          ]}
        />
        <Width>
          <h2 className="srOnly">{headings.achievements}</h2>
          <Stats
            stats={profile.keyAchievements.map(({metric, description}) => ({
              value: metric,
              label: description,
            }))}
          />
        </Width>
        <Section className={styles.bio}>
          <h2>{fill(headings.about, {firstName})}</h2>
          <div>
            {profile.bio.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </Section>
        <HowIWork howIWork={profile.howIWork} />
        <SuccessStories stories={profile.successStories} />
        {projects.length > 0 && (
          <Section ground="sunk" {...headings.portfolio}>
            <div className={styles.teaser}>
              <ProjectCards projects={projects} by={false} />
            </div>
          </Section>
        )}
        <Section heading={headings.topics}>
          <ul className={styles.topics}>
            {profile.whatILoveToDo.map(({topic, icon, description}) => (
              <li key={topic}>
                <TopicIcon name={icon} />
                <div>
                  <h3>{topic}</h3>
                  <p>{description}</p>
                </div>
              </li>
            ))}
          </ul>
        </Section>
        <Testimonials testimonials={profile.testimonials} />
        <Engagements profile={profile} />
      </div>
      <CallToAction
        heading={fill(action.heading, {firstName})}
        text={fill(action.text, {availability: profile.availability})}
        button={action.button}
        to={contactPath(`Advisor: ${advisor.name}`)}
      />
    </Page>
  );
}
