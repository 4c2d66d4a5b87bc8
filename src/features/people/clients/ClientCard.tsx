import type {ReactNode} from 'react';
import {PlainBadge} from '../../../components/ui/Badge';
import Card, {CoverLink} from '../../../components/ui/Card';
import Icon from '../../../components/ui/Icon';
import SampleBadge from '../../../components/ui/SampleBadge';
import {sectorLabel} from '../../../data/clients/taxonomy';
import type {ClientCard as ClientCardData} from '../../../data/clients/types';
import styles from './ClientCard.module.css';
import ClientLogo from './ClientLogo';
import {storyPath} from '../../../config/paths';

/** One client in the gallery: logo, sector, services, and what the click will show; the whole card leads there. */
export default function ClientCard({client}: {client: ClientCardData}): ReactNode {
  return (
    <Card hue={client.logo.hue} className={styles.card} data-written={client.headline !== undefined}>
      <h3 className={styles.name}>
        <CoverLink to={storyPath(client.id)}>
          <ClientLogo client={client} />
        </CoverLink>
      </h3>
      <p className={styles.sector}>{sectorLabel(client.sector)}</p>
      {client.headline !== undefined && <p className={styles.headline}>{client.headline}</p>}
      <p className={styles.services}>
        {client.services.map((service) => (
          <PlainBadge key={service}>{service}</PlainBadge>
        ))}
        <SampleBadge of={client} />
      </p>
      <p className={styles.state}>
        {client.headline === undefined ? (
          'Case study under construction'
        ) : (
          <>
            Read the story <Icon name="arrow" />
          </>
        )}
      </p>
    </Card>
  );
}
