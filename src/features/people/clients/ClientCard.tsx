import type {ReactNode} from 'react';
import {PlainBadge} from '../../../components/ui/Badge';
import Card, {CoverLink} from '../../../components/ui/Card';
import Icon from '../../../components/ui/Icon';
import SampleBadge from '../../../components/ui/SampleBadge';
import {sectorLabel} from '../../../data/clients/taxonomy';
import {serviceLine, type ClientCard as ClientCardData} from '../../../data/clients/types';
import styles from './ClientCard.module.css';
import ClientLogo from './ClientLogo';
import {storyPath} from '../../../config/paths';

/**
 * One client in the gallery: logo, sector, services, and what the click will show; the whole card leads there. Small where
 * the story is still to be written.
 */
export default function ClientCard({client}: {client: ClientCardData}): ReactNode {
  const {headline} = client;
  const name = (
    <h3 className={styles.name}>
      <CoverLink to={storyPath(client.id)}>
        <ClientLogo client={client} />
      </CoverLink>
    </h3>
  );
  return headline === undefined ? (
    <Card hue={client.logo.hue} className={styles.row}>
      {name}
      <p>{`${sectorLabel(client.sector)} · ${serviceLine(client.services)}`}</p>
      <p>
        Case study under construction <SampleBadge of={client} />
      </p>
    </Card>
  ) : (
    <Card hue={client.logo.hue} className={styles.card} data-written>
      {name}
      <p className={styles.sector}>{sectorLabel(client.sector)}</p>
      <p className={styles.headline}>{headline}</p>
      <p className={styles.services}>
        {client.services.map((service) => (
          <PlainBadge key={service}>{service}</PlainBadge>
        ))}
        <SampleBadge of={client} />
      </p>
      <p className={styles.state}>
        Read the story <Icon name="arrow" />
      </p>
    </Card>
  );
}
