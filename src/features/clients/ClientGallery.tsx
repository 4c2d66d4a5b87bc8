import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Icon from '../../components/ui/Icon';
import Section from '../../components/layout/Section';
import {CLIENT_SERVICES, sectorLabel, SECTORS} from '../../data/clients/taxonomy';
import type {ClientCard as ClientCardData} from '../../data/clients/types';
import SectorServiceList from '../chip-filter/SectorServiceList';
import ClientCard from './ClientCard';
import styles from './ClientGallery.module.css';

/** Two columns of clients on small screens, four from medium, under their filters. */
export default function ClientGallery({clients}: {clients: readonly ClientCardData[]}): ReactNode {
  return (
    <Section ground="sunk">
      <h2 className="srOnly">Clients</h2>
      <SectorServiceList
        items={clients}
        sectors={SECTORS}
        services={CLIENT_SERVICES}
        noun="clients"
        emptyText="No client stories found for the selected filters."
        sectorLabel={sectorLabel}
      >
        {(shown, filtered) => (
          <ul className={styles.grid}>
            {shown.map((client) => (
              <li key={client.id}>
                <ClientCard client={client} />
              </li>
            ))}
            {!filtered && (
              <li>
                <Link to="/contact" className={styles.next}>
                  <span>Room for one more</span>
                  <span className={styles.more}>
                    Tell us about yours <Icon name="arrow" />
                  </span>
                </Link>
              </li>
            )}
          </ul>
        )}
      </SectorServiceList>
    </Section>
  );
}
