import clsx from 'clsx';
import {PlainBadge} from '../../../components/ui/Badge';
import Card, {CoverLink} from '../../../components/ui/Card';
import SampleBadge, {Samples} from '../../../components/ui/SampleBadge';
import {projectPath} from '../../../config/paths';
import type {ProjectCard} from '../../../data/projects/types';
import {FirstChange} from './Metrics';
import styles from './ProjectCard.module.css';
import list from './ProjectCards.module.css';

/** `by` adds the advisor's name, for pages that do not name them already. */
function Project({project, by}: {project: ProjectCard; by: boolean}) {
  return (
    <Card>
      <div className={clsx('stack gap12 grow', styles.body)}>
        <p className="brand small strong">{`${project.clientName} · ${project.sector}`}</p>
        <h3 className="heading">
          <CoverLink to={projectPath(project)}>{project.title}</CoverLink>
        </h3>
        <FirstChange metrics={project.metrics} />
        <p className="soft">{project.description}</p>
        <p className="badges">
          {project.services.map((service) => (
            <PlainBadge key={service}>{service}</PlainBadge>
          ))}
          <SampleBadge of={project} />
        </p>
        {by && <p className={clsx('small strong', styles.by)}>{`By ${project.advisorName}`}</p>}
      </div>
    </Card>
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
      <ul className={clsx('grid gap20', list.cards)}>
        {projects.map((project) => (
          <li key={`${project.advisorId}/${project.id}`}>
            <Project project={project} by={by} />
          </li>
        ))}
      </ul>
    </Samples>
  );
}
