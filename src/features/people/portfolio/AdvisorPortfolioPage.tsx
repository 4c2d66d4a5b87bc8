import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import AdvisorPortrait from '../AdvisorPortrait';
import {ButtonLink} from '../../../components/ui/Button';
import Icon from '../../../components/ui/Icon';
import {Width} from '../../../components/layout/Section';
import type {Advisor} from '../../../data/advisors/types';
import type {ProjectCard} from '../../../data/projects/types';
import Page from '../../page/Page';
import styles from './AdvisorPortfolioPage.module.css';
import {advisorPath, PORTFOLIO_PATH} from './paths';
import ProjectCards from './ProjectCards';

/** The projects of one advisor, or a note that there are none yet. */
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
      description={`Projects by ${advisor.name}, ${advisor.title}, with their figures before and after and what they took.`}
      keywords={[advisor.name, 'portfolio', ...advisor.expertise]}
    >
      <Width className={styles.page}>
        <Link to={advisorPath(advisor.id)} className={styles.back}>
          <Icon name="back" /> {`Back to ${advisor.name}`}
        </Link>
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
          <div className={styles.empty}>
            <svg viewBox="0 0 240 90" aria-hidden="true">
              <path d="M6 8V82H234" className={styles.axis} />
              <path d="M6 76C80 72 150 56 232 16" className={styles.missing} />
            </svg>
            <p>No projects found for this advisor.</p>
            <ButtonLink to={PORTFOLIO_PATH}>See all projects</ButtonLink>
          </div>
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
