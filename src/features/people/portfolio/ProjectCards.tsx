import type {ReactNode} from 'react';
import type {ProjectCard as ProjectCardData} from '../../../data/projects/types';
import ProjectCard from './ProjectCard';
import styles from './ProjectCards.module.css';

/** A list of projects, two beside each other where there is room. */
export default function ProjectCards({
  projects,
  by = true,
}: {
  projects: readonly ProjectCardData[];
  by?: boolean;
}): ReactNode {
  return (
    <ul className={styles.cards}>
      {projects.map((project) => (
        <li key={`${project.advisorId}/${project.id}`}>
          <ProjectCard project={project} by={by} />
        </li>
      ))}
    </ul>
  );
}
