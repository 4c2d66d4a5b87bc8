import {createContext, use, type ReactNode} from 'react';
import clsx from 'clsx';
import HeroGrid from '../../../components/layout/HeroGrid';
import {Width} from '../../../components/layout/Section';
import SampleBadge from '../../../components/ui/SampleBadge';
import styles from './StoryHero.module.css';
import Link from '@docusaurus/Link';
import BackLink from '../../../components/layout/BackLink';
import NewTab from '../../../components/ui/NewTab';
import type {Client} from '../../../data/clients/schema';
import type {ProjectCard} from '../../../data/projects/types';
import {sectorLabel} from '../../../data/clients/taxonomy';
import {serviceLine} from '../../../data/clients/types';
import {STORIES_PATH} from '../../../config/paths';
import facts from './StoryFacts.module.css';

export interface Story {
  client: Client;
  project: ProjectCard | null;
}

/** Null outside a story. */
export const StoryContext = createContext<Story | null>(null);

/** Throws outside a story. */
export function useStory(): Story {
  const story = use(StoryContext);
  if (story === null) {
    throw new Error('This component belongs in a client story: src/data/clients/stories.');
  }
  return story;
}

function Facts({client: {sector, services, website}}: {client: Client}) {
  const rows = {
    Sector: sectorLabel(sector),
    Service: serviceLine(services),
    Website: website && (
      <Link to={website} className={clsx('middle gapText', facts.site)}>
        {new URL(website).hostname} <NewTab />
      </Link>
    ),
  };
  return (
    <dl className={clsx('cluster above32 small', facts.facts)}>
      {Object.entries(rows).map(
        ([name, value]) =>
          value !== undefined && (
            <div key={name}>
              <dt className="strong">{name}</dt>
              <dd className="above4">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** With a figure beside the heading, where there is one. */
export default function StoryHero({children}: {children?: ReactNode}) {
  const {client} = useStory();
  const words = (
    <>
      <BackLink to={STORIES_PATH} inherit>
        Back to Client Stories
      </BackLink>
      <p className={styles.client}>
        {client.name} <SampleBadge of={{sample: client.sample === true || client.story?.sample === true}} />
      </p>
      <h1 className={styles.heading}>{client.story?.heading}</h1>
      <Facts client={client} />
    </>
  );
  return children === undefined ? (
    <Width className={styles.above}>{words}</Width>
  ) : (
    <div className={clsx('above16', styles.ground)}>
      <HeroGrid even under className={styles.beside}>
        <div>{words}</div>
        {children}
      </HeroGrid>
    </div>
  );
}
