import type {CSSProperties, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {PlainBadge} from '../../components/Badge';
import {sectorLabel} from '../../data/clients/taxonomy';
import type {ClientCard as ClientCardData} from '../../data/clients/types';
import {hueColour} from '../../data/hues';
import styles from './ClientCard.module.css';
import ClientLogo from './ClientLogo';
import {storyPath} from './paths';

/** One client in the gallery: logo, name, sector, services; the whole card leads to the story. */
export default function ClientCard({client}: {client: ClientCardData}): ReactNode {
  return (
    <article className={styles.card} style={{'--hue': hueColour(client.logo.hue)} as CSSProperties}>
      <h3 className={styles.name}>
        <Link to={storyPath(client.id)}>
          <ClientLogo client={client} />
        </Link>
      </h3>
      <p className={styles.sector}>{sectorLabel(client.sector)}</p>
      <p className={styles.services}>
        {client.services.map((service) => (
          <PlainBadge key={service}>{service}</PlainBadge>
        ))}
      </p>
    </article>
  );
}
