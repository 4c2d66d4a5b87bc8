import clsx from 'clsx';
import {PlainBadge} from '../../../components/ui/Badge';
import Card, {CoverLink} from '../../../components/ui/Card';
import SampleBadge from '../../../components/ui/SampleBadge';
import {projectPath} from '../../../config/paths';
import type {ProjectCard} from '../../../data/projects/types';
import styles from './ProjectCard.module.css';
import list from './ProjectCards.module.css';

/** The project's first measured change, to scale. */
function Slope({project}: {project: ProjectCard}) {
  const change = project.metrics.find((metric) => metric.change !== undefined)?.change;
  if (change === undefined) {
    return null;
  }
  const most = Math.max(change.before.amount, change.after.amount, 1);
  const y = (amount: number) => 150 - (amount / most) * 110;
  const from = y(change.before.amount);
  const to = y(change.after.amount);
  return (
    <svg viewBox="0 0 400 190" className={styles.slope} aria-hidden="true">
      <path d="M20 20V150H385" className={styles.axis} />
      <path d={`M60 ${from}C160 ${from} 180 ${to} 340 ${to}`} />
      <circle cx="60" cy={from} r="6" />
      <circle cx="340" cy={to} r="6" className={styles.end} />
      <text x="60" y={from - 14}>
        {change.before.label}
      </text>
      <text x="340" y={to - 14} textAnchor="end">
        {change.after.label}
      </text>
      <text x="60" y="174">
        Before
      </text>
      <text x="340" y="174" textAnchor="end">
        After
      </text>
    </svg>
  );
}

/** `by` adds the advisor's name, for pages that do not name them already. */
function Project({project, by}: {project: ProjectCard; by: boolean}) {
  return (
    <Card hue="green">
      <Slope project={project} />
      <div className={styles.body}>
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
    <ul className={list.cards}>
      {projects.map((project) => (
        <li key={`${project.advisorId}/${project.id}`}>
          <Project project={project} by={by} />
        </li>
      ))}
    </ul>
  );
}
