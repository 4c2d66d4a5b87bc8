import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import BackLink from '../../../components/layout/BackLink';
import NewTab from '../../../components/ui/NewTab';
import type {Client} from '../../../data/clients/schema';
import {sectorLabel} from '../../../data/clients/taxonomy';
import {serviceLine} from '../../../data/clients/types';
import {STORIES_PATH} from '../../../config/paths';
import styles from './StoryFacts.module.css';

/** The way back to all stories. */
export function BackToStories(): ReactNode {
  return (
    <BackLink to={STORIES_PATH} inherit>
      Back to Client Stories
    </BackLink>
  );
}

/** Sector, services and the client's own site (new tab). */
export default function StoryFacts({client}: {client: Client}): ReactNode {
  return (
    <dl className={styles.facts}>
      <div>
        <dt>Sector</dt>
        <dd>{sectorLabel(client.sector)}</dd>
      </div>
      <div>
        <dt>Service</dt>
        <dd>{serviceLine(client.services)}</dd>
      </div>
      {client.website !== undefined && (
        <div>
          <dt>Website</dt>
          <dd>
            <Link to={client.website} className={styles.site}>
              {new URL(client.website).hostname} <NewTab />
            </Link>
          </dd>
        </div>
      )}
    </dl>
  );
}
