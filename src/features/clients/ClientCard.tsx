import type {ReactNode} from 'react';
import {PlainBadge} from '../../components/ui/Badge';
import Card, {CoverLink} from '../../components/ui/Card';
import {sectorLabel} from '../../data/clients/taxonomy';
import type {ClientCard as ClientCardData} from '../../data/clients/types';
import styles from './ClientCard.module.css';
import ClientLogo from './ClientLogo';
import {storyPath} from './paths';

/** One client in the gallery: logo, name, sector, services; the whole card leads to the story. */
export default function ClientCard({client}: {client: ClientCardData}): ReactNode {
  return (
    <Card hue={client.logo.hue} className={styles.card}>
      <h3 className={styles.name}>
        <CoverLink to={storyPath(client.id)}>
          <ClientLogo client={client} />
        </CoverLink>
      </h3>
      <p className={styles.sector}>{sectorLabel(client.sector)}</p>
      <p className={styles.services}>
        {client.services.map((service) => (
          <PlainBadge key={service}>{service}</PlainBadge>
        ))}
      </p>
    </Card>
  );
}
