import clsx from 'clsx';
import {PlainBadge} from '../../../components/ui/Badge';
import {CoverLink} from '../../../components/ui/Card';
import SampleBadge, {Samples} from '../../../components/ui/SampleBadge';
import {projectPath} from '../../../config/paths';
import type {ProjectCard} from '../../../data/projects/types';
import {FirstChange} from './Metrics';
import styles from './ProjectCard.module.css';

/** `by` adds the advisor's name, for pages that do not name them already. */
function Project({project, by}: {project: ProjectCard; by: boolean}) {
  return (
    <article className={clsx('relative ruled two gapColumns foldsCompact', styles.band)}>
      <div className="stack gap12">
        <p className="brand small strong">{`${project.clientName} · ${project.sector}`}</p>
        <h3 className="heading">
          <CoverLink to={projectPath(project)}>{project.title}</CoverLink>
        </h3>
        <p className="soft">{project.description}</p>
        <p className="badges">
          {project.services.map((service) => (
            <PlainBadge key={service}>{service}</PlainBadge>
          ))}
          <SampleBadge of={project} />
        </p>
        {by && <p className="small strong">{`By ${project.advisorName}`}</p>}
      </div>
      <FirstChange metrics={project.metrics} />
    </article>
  );
}

export default function ProjectCards({
  projects,
  by = true,
}: {
  projects: readonly ProjectCard[];
  by?: boolean;
}) {
  return (
    <Samples of={projects} note="projects, until the owner’s own replace them.">
      <ul className="clean-list">
        {projects.map((project) => (
          <li key={`${project.advisorId}/${project.id}`}>
            <Project project={project} by={by} />
          </li>
        ))}
      </ul>
    </Samples>
  );
}
