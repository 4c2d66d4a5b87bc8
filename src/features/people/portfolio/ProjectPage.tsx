import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {PlainBadge} from '../../../components/ui/Badge';
import {ButtonLink} from '../../../components/ui/Button';
import CallToAction from '../../../components/layout/CallToAction';
import PageHeader from '../../../components/layout/PageHeader';
import NewTab from '../../../components/ui/NewTab';
import SampleBadge from '../../../components/ui/SampleBadge';
import Section, {Width} from '../../../components/layout/Section';
import {projectTitle, type Project} from '../../../data/projects/types';
import {advisorPath, advisorPortfolioPath, storyPath} from '../../../config/paths';
import {contactPath} from '../../../shell/forms/about';
import Page from '../../../shell/page/Page';
import Metrics from './Metrics';
import styles from './ProjectPage.module.css';

function Facts({project}: {project: Project}) {
  const rows = {
    Client: (
      <Link className="anywhere touch" to={storyPath(project.clientStorySlug)}>
        {`${project.clientName}: the client story`}
      </Link>
    ),
    Advisor: (
      <Link className="anywhere touch" to={advisorPath(project.advisorId)}>
        {project.advisorName}
      </Link>
    ),
    Sector: project.sector,
    Services: project.services.map((service) => <PlainBadge key={service}>{service}</PlainBadge>),
    Tags: project.tags.join(', '),
  };
  return (
    <aside className={clsx('sticky ruled', styles.facts)} aria-label="About this project">
      <dl className="below20 facts">
        {Object.entries(rows).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className={name === 'Services' ? 'badges' : undefined}>{value}</dd>
          </div>
        ))}
      </dl>
      {project.website !== undefined && (
        <ButtonLink to={project.website} small>
          Visit the project <NewTab />
        </ButtonLink>
      )}
    </aside>
  );
}

export default function ProjectPage({project}: {project: Project}) {
  return (
    <Page
      title={projectTitle(project)}
      description={project.description}
      keywords={[project.clientName, project.sector, ...project.services, ...project.tags]}
      crumb={project.clientName}
      hasBack
    >
      <Width className={styles.head}>
        <PageHeader
          back={{to: advisorPortfolioPath(project.advisorId), text: `${project.advisorName}’s portfolio`}}
          label={`${project.clientName} · ${project.sector}`}
          heading={project.title}
          lead={project.description}
        >
          <SampleBadge of={project} />
        </PageHeader>
      </Width>
      <Section ground="sunk">
        <h2 className="below24">Key results</h2>
        <Metrics metrics={project.metrics} note={project.metricsNote} />
      </Section>
      <Width className={clsx('withAside', styles.columns)}>
        <div className={styles.narrative}>
          {project.narrative.map(({heading, paragraphs}) => (
            <section key={heading} className="prose">
              <h2>{heading}</h2>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </section>
          ))}
        </div>
        <Facts project={project} />
      </Width>
      <CallToAction
        heading="Want something like this in your company?"
        button="Get In Touch"
        text={`Tell us what you would like to see measured before and after. ${project.advisorName} will answer, or whoever in the network knows it better.`}
        to={contactPath(`Project: ${project.title}`)}
      />
    </Page>
  );
}
