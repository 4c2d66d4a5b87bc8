import clsx from 'clsx';
import Section from '../../../components/layout/Section';
import type {AdvisorProfile} from '../../../data/advisors/schema';
import {RowLink} from '../../../components/ui/Card';
import SampleBadge, {Samples} from '../../../components/ui/SampleBadge';
import TitledList from '../../../components/ui/TitledList';
import {projectPath} from '../../../config/paths';
import type {ProjectCard} from '../../../data/projects/types';
import {FirstChange} from '../portfolio/Metrics';
import work from './HowIWork.module.css';
import success from './SuccessStories.module.css';
import engagements from './Engagements.module.css';
import quotes from './Testimonials.module.css';

export function HowIWork({howIWork}: {howIWork: AdvisorProfile['howIWork']}) {
  const parts = [
    {title: 'Approach', text: howIWork.approach},
    {title: 'Methodology', text: howIWork.methodology},
    {title: 'Commitment', text: howIWork.commitment},
  ];
  return (
    <Section ground="sunk" heading="How I work">
      <TitledList items={parts} className={clsx('three aboveFluid foldsMedium', work.parts)} />
    </Section>
  );
}

export function SuccessStories({stories}: {stories: AdvisorProfile['successStories']}) {
  return (
    <Section heading="Success stories">
      <div className="aboveFluid">
        {stories.map(({company, challenge, solution, result}) => (
          <article key={company} className={clsx('grid foldsMedium', success.story)}>
            <h3 className="heading">{company}</h3>
            <div>
              <dl>
                <dt className="below4 strong note">Result</dt>
                <dd className="strong">{result}</dd>
              </dl>
              <details className="above12">
                <summary className="row strong small">Challenge and solution</summary>
                <dl className="two foldsCompact">
                  {Object.entries({Challenge: challenge, Solution: solution}).map(([name, text]) => (
                    <div key={name}>
                      <dt className="below4 strong note">{name}</dt>
                      <dd>{text}</dd>
                    </div>
                  ))}
                </dl>
              </details>
            </div>
          </article>
        ))}
      </div>
    </Section>
  );
}

export function Portfolio({projects}: {projects: readonly ProjectCard[]}) {
  return (
    <Section ground="sunk" heading="The projects, with all their numbers">
      <Samples of={projects} note="projects, until the owner’s own replace them.">
        <ul className="two gapColumns aboveFluid foldsCompact">
          {projects.map((project) => (
            <li className="relative stack gap12" key={project.id}>
              <h3>
                <RowLink to={projectPath(project)}>{project.title}</RowLink>
              </h3>
              <FirstChange metrics={project.metrics} />
            </li>
          ))}
        </ul>
      </Samples>
    </Section>
  );
}

function Ledger({
  heading,
  rows,
  folded = false,
}: {
  heading: string;
  rows: readonly {name: string; type: string; last: string}[];
  folded?: boolean;
}) {
  if (rows.length === 0) {
    return null;
  }
  return (
    <details open={!folded}>
      <summary className="row below8">
        <h3>{heading}</h3>
      </summary>
      <ul className={engagements.rows}>
        {rows.map(({name, type, last}) => (
          <li className="grid ruled small" key={name}>
            <strong>{name}</strong>
            <span>{type}</span>
            <span>{last}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

export function Engagements({profile}: {profile: AdvisorProfile}) {
  const hasClients = profile.currentEngagements.length + profile.previousEngagements.length > 0;
  return (
    <Section heading={hasClients ? 'Clients now, and clients before' : 'Toolkit'}>
      <div className={clsx('two foldsMedium', engagements.columns)}>
        <Ledger
          heading="Current engagements"
          rows={profile.currentEngagements.map(({stage, ...row}) => ({...row, last: stage}))}
        />
        <Ledger
          heading="Previous engagements"
          rows={profile.previousEngagements.map(({result, ...row}) => ({...row, last: result}))}
          folded
        />
      </div>
      {hasClients && <h3 className="below16">Toolkit</h3>}
      <dl className={clsx('two', engagements.toolkit)}>
        {profile.toolkit.map(({group, tools}) => (
          <div key={group}>
            <dt className="strong">{group}</dt>
            <dd className="above4 soft">{tools.join(', ')}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

export function Testimonials({testimonials}: {testimonials: AdvisorProfile['testimonials']}) {
  return (
    <Section ground="sunk" heading="Testimonials">
      <Samples of={testimonials} note="words, until clients have written their own.">
        <div className={clsx('even aboveFluid', quotes.quotes)} style={{'--count': testimonials.length}}>
          {testimonials.map(({quote, author, title, ...marked}) => (
            <figure key={quote}>
              <SampleBadge of={marked} />
              <blockquote>{quote}</blockquote>
              <figcaption className="small">
                <strong>{author}</strong>
                <span className="block soft">{title}</span>
              </figcaption>
            </figure>
          ))}
        </div>
      </Samples>
    </Section>
  );
}
