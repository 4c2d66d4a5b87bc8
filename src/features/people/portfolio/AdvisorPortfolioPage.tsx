import type {ReactNode} from 'react';
import AdvisorPortrait from '../AdvisorPortrait';
import {ButtonLink} from '../../../components/ui/Button';
import EmptyState from '../../../components/ui/EmptyState';
import BackLink from '../../../components/layout/BackLink';
import {Width} from '../../../components/layout/Section';
import type {Advisor} from '../../../data/advisors/types';
import type {ProjectCard} from '../../../data/projects/types';
import Page from '../../page/Page';
import styles from './AdvisorPortfolioPage.module.css';
import {advisorPath, PORTFOLIO_PATH} from './paths';
import ProjectCards from './ProjectCards';

/** The projects of one advisor, or the word that there are none (specification 2 section 2). */
export default function AdvisorPortfolioPage({
  advisor,
  projects,
}: {
  advisor: Advisor;
  projects: readonly ProjectCard[];
}): ReactNode {
  return (
    <Page
      title={`${advisor.name}: portfolio`}
      description={
        projects.length > 0
          ? `Projects by ${advisor.name}, ${advisor.title}, with their figures before and after and what they took.`
          : `${advisor.name}, ${advisor.title}, has no published projects yet. The projects of the network are in the portfolio.`
      }
      keywords={[advisor.name, 'portfolio', ...advisor.expertise]}
      findable={projects.length > 0}
    >
      <Width className={styles.page}>
        <BackLink to={advisorPath(advisor.id)}>{`Back to ${advisor.name}`}</BackLink>
        <div className={styles.head}>
          <div className={styles.portrait}>
            <AdvisorPortrait advisor={advisor} />
          </div>
          <div>
            <h1 className={styles.heading}>{`${advisor.name}’s portfolio`}</h1>
            <p className={styles.title}>{advisor.title}</p>
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
