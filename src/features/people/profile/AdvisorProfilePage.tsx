import clsx from 'clsx';
import {ButtonLink} from '../../../components/ui/Button';
import CallToAction from '../../../components/layout/CallToAction';
import Section, {Width} from '../../../components/layout/Section';
import Stats from '../../../components/ui/Stats';
import {useSite} from '../../../config/useSite';
import type {AdvisorProfile} from '../../../data/advisors/schema';
import {
  advisorTitle,
  firstNameOf,
  type Advisor,
  type Answers,
  type TopicIcon,
} from '../../../data/advisors/types';
import type {ProjectCard} from '../../../data/projects/types';
import Page from '../../../shell/page/Page';
import {person} from '../../../shell/page/entities';
import {advisorPath, advisorPortfolioPath} from '../../../config/paths';
import {contactPath} from '../../../shell/forms/about';
import styles from './AdvisorProfilePage.module.css';
import AnswersFor from './AnswersFor';
import {Engagements, HowIWork, Portfolio, SuccessStories, Testimonials} from './ProfileSections';
import ProfileHero from './ProfileHero';
import LineIcon from '../../../components/ui/LineIcon';
import {claims} from '../../../config/site';

/** On a 40x40 grid. */
const PATHS: Record<TopicIcon, string> = {
  flow: 'M6 8h10v10H6ZM24 22h10v10H24ZM11 18v9h13M16 13h13v9',
  measure: 'M5 35H36M9 35V24M17 35V16M25 35V20M33 35V7M5 22 17 10l8 5L35 4',
  test: 'M15 5h10M17 5v11L7 33a2 2 0 0 0 2 3h22a2 2 0 0 0 2-3L23 16V5M12 26h16',
  build: 'M6 14 20 6l14 8v13l-14 8-14-8ZM6 14l14 8 14-8M20 22v13',
  story: 'M7 6h20l6 6v22H7ZM13 16h14M13 22h14M13 28h8',
  model: 'M5 7h30v26H5ZM5 15h30M5 24h30M15 7v26M25 7v26',
  room: 'M8 20h24M8 20v13M32 20v13M12 13a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM28 13a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
  map: 'M5 10l10-4 10 4 10-4v24l-10 4-10-4-10 4ZM15 6v24M25 10v24',
};

interface AdvisorProfilePageProps {
  advisor: Advisor;
  profile: AdvisorProfile;
  projects: readonly ProjectCard[];
  answers: Answers;
}

/** The portfolio button and teaser appear only if there are projects. */
export default function AdvisorProfilePage({advisor, profile, projects, answers}: AdvisorProfilePageProps) {
  const site = useSite();
  const {name, title, expertise} = advisor;
  const firstName = firstNameOf(advisor);
  const [first, ...rest] = profile.bio;

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
      <ProfileHero
        advisor={advisor}
        lead={profile.shortDescriptor}
        action={
          projects.length > 0 && <ButtonLink to={advisorPortfolioPath(advisor.id)}>View Portfolio</ButtonLink>
        }
        facts={[
          {name: 'Availability', value: profile.availability},
          {name: 'Response time', value: `Within ${profile.responseTime}`},
          {name: 'Meetings', value: profile.meetingPreference},
        ]}
      />
      <Width className={styles.stats}>
        <h2 className="srOnly">Key achievements</h2>
        <Stats
          stats={profile.keyAchievements.map(({metric, description}) => ({
            value: metric,
            label: description,
          }))}
        />
      </Width>
      <Section className={clsx('grid foldsCompact', styles.bio)}>
        <h2>{`About ${firstName}`}</h2>
        <div className="prose">
          <p className="measure">{first}</p>
          {rest.length > 0 && (
            <details>
              <summary className="row strong">{`More about ${firstName}`}</summary>
              {rest.map((paragraph) => (
                <p className="measure below16" key={paragraph}>
                  {paragraph}
                </p>
              ))}
            </details>
          )}
        </div>
      </Section>
      <HowIWork howIWork={profile.howIWork} />
      {profile.successStories.length > 0 && <SuccessStories stories={profile.successStories} />}
      {projects.length > 0 && <Portfolio projects={projects} />}
      <Section heading="What I love to do">
        <ul className={clsx('two foldsCompact aboveFluid', styles.topics)}>
          {profile.whatILoveToDo.map(({topic, icon, description}) => (
            <li className="grid gap20 soft" key={topic}>
              <LineIcon path={PATHS[icon]} grid={40} />
              <div>
                <h3 className="below8 ink">{topic}</h3>
                <p className="soft">{description}</p>
              </div>
            </li>
          ))}
        </ul>
      </Section>
      <AnswersFor advisor={advisor} answers={answers} />
      {profile.testimonials.length > 0 && <Testimonials testimonials={profile.testimonials} />}
      <Engagements profile={profile} />
      <CallToAction
        heading={`Talk to ${firstName} about your numbers`}
        text={`${profile.availability}. Write two lines about where you are. The first call takes ${claims.call} and is free.`}
        button="Get In Touch"
        to={contactPath(`Advisor: ${advisor.name}`)}
        promise={profile.responseTime === '24 h'}
      />
    </Page>
  );
}
