import type {ReactNode} from 'react';
import Section from '../../../components/layout/Section';
import Metrics from '../portfolio/Metrics';
import styles from './Impact.module.css';
import {ButtonLink} from '../../../components/ui/Button';
import Icon from '../../../components/ui/Icon';
import {projectPath} from '../../../config/paths';
import {useStory} from './StoryContext';

export function ProjectLink() {
  const {project} = useStory();
  return (
    project !== null && (
      <ButtonLink to={projectPath(project)}>
        See the portfolio project <Icon name="arrow" />
      </ButtonLink>
    )
  );
}

/** Words from the story, and figures from the client's portfolio project if there is one. */
export default function Impact({heading, children}: {heading: string; children?: ReactNode}) {
  const {project} = useStory();
  if (project === null && children === undefined) {
    return null;
  }
  return (
    <Section ground="sunk" eyebrow="Impact" heading={heading}>
      {children !== undefined && (
        <div className={styles.impact}>
          {children}
          {project !== null && <ProjectLink />}
        </div>
      )}
      {project !== null && (
        <div className="aboveFluid">
          <Metrics metrics={project.metrics} note={project.metricsNote} />
        </div>
      )}
    </Section>
  );
}
