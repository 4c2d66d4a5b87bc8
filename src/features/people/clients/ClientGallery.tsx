import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Icon from '../../../components/ui/Icon';
import Section from '../../../components/layout/Section';
import {CLIENT_SERVICES, sectorLabel, SECTORS} from '../../../data/clients/taxonomy';
import type {ClientCard as ClientCardData} from '../../../data/clients/types';
import texts from '../../../data/pages/client-stories.yaml';
import {facetList} from '../../../shell/facets/facet';
import FacetedList from '../../../shell/facets/FacetedList';
import ClientCard from './ClientCard';
import styles from './ClientGallery.module.css';

const FACETS = facetList<ClientCardData, 'sector' | 'service'>({
  sector: {label: 'Sector', values: SECTORS, valuesOf: ({sector}) => [sector], show: sectorLabel},
  service: {label: 'Service', values: CLIENT_SERVICES, valuesOf: ({services}) => services},
});

/** Two columns of clients on phones, three on tablets, four on wide screens, under their filters. */
export default function ClientGallery({clients}: {clients: readonly ClientCardData[]}): ReactNode {
  const {none, next} = texts.gallery;
  return (
    <Section ground="sunk">
      <h2 className="srOnly">Clients</h2>
      <FacetedList items={clients} facets={FACETS} noun="clients" emptyText={none}>
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
                  <span>{next.title}</span>
                  <span className={styles.more}>
                    {next.link} <Icon name="arrow" />
                  </span>
                </Link>
              </li>
            )}
          </ul>
        )}
      </FacetedList>
    </Section>
  );
}
