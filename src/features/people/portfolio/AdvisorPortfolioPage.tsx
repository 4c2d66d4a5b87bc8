import type {ReactNode} from 'react';
import AdvisorPortrait from '../advisors/AdvisorPortrait';
import {ButtonLink} from '../../../components/ui/Button';
import EmptyState from '../../../components/ui/EmptyState';
import BackLink from '../../../components/layout/BackLink';
import {Width} from '../../../components/layout/Section';
import type {Advisor} from '../../../data/advisors/types';
import {fill} from '../../../lib/fill';
import texts from '../../../data/pages/portfolio.yaml';
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
}): ReactNode {
  const {title, description, descriptionOfNone, heading, none, all} = texts.ofAdvisor;
  const words = {name: advisor.name, role: advisor.title};
  return (
    <Page
      title={fill(title, words)}
      description={fill(projects.length > 0 ? description : descriptionOfNone, words)}
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
            <h1 className={styles.heading}>{fill(heading, words)}</h1>
            <p className={styles.title}>{advisor.title}</p>
          </div>
        </div>
        {projects.length === 0 ? (
          <EmptyState message={none}>
            <ButtonLink to={PORTFOLIO_PATH}>{all}</ButtonLink>
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
