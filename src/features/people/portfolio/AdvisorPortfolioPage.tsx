import clsx from 'clsx';
import AdvisorPortrait from '../advisors/AdvisorPortrait';
import {ButtonLink} from '../../../components/ui/Button';
import EmptyState from '../../../components/ui/EmptyState';
import BackLink from '../../../components/layout/BackLink';
import {Width} from '../../../components/layout/Section';
import type {Advisor} from '../../../data/advisors/types';
import type {ProjectCard} from '../../../data/projects/types';
import Page from '../../../shell/page/Page';
import styles from './AdvisorPortfolioPage.module.css';
import {advisorPath, PORTFOLIO_PATH} from '../../../config/paths';
import ProjectCards from './ProjectCards';

export default function AdvisorPortfolioPage({
  advisor,
  projects,
}: {
  advisor: Advisor;
  projects: readonly ProjectCard[];
}) {
  const {name, title} = advisor;
  return (
    <Page
      title={`${name}: portfolio`}
      description={
        projects.length > 0
          ? `Projects by ${name}, ${title}, with their numbers before and after and what they took.`
          : `${name}, ${title}, has no published projects yet. The network’s projects are in the portfolio.`
      }
      keywords={[name, 'portfolio', ...advisor.expertise]}
      findable={projects.length > 0}
      hasBack
    >
      <Width className={styles.page}>
        <BackLink to={advisorPath(advisor.id)}>{`Back to ${name}`}</BackLink>
        <div className={clsx('cluster middle', styles.head)}>
          <div className={styles.portrait}>
            <AdvisorPortrait advisor={advisor} />
          </div>
          <div>
            <h1 className={clsx('title', styles.heading)}>{`${name}’s portfolio`}</h1>
            <p className="above8 soft">{title}</p>
          </div>
        </div>
        {projects.length === 0 ? (
          <EmptyState message="No projects found for this advisor.">
            <ButtonLink to={PORTFOLIO_PATH}>See all projects</ButtonLink>
          </EmptyState>
        ) : (
          <>
            <h2 className="srOnly">Projects</h2>
            <ProjectCards projects={projects} by={false} />
          </>
        )}
      </Width>
    </Page>
  );
}
