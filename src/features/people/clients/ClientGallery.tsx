import Link from '@docusaurus/Link';
import Icon from '../../../components/ui/Icon';
import Section from '../../../components/layout/Section';
import {CLIENT_SERVICES, sectorLabel, SECTORS} from '../../../data/clients/taxonomy';
import {facetList} from '../../../shell/facets/facet';
import FacetedList from '../../../shell/facets/FacetedList';
import styles from './ClientGallery.module.css';
import {PlainBadge} from '../../../components/ui/Badge';
import Card, {CoverLink} from '../../../components/ui/Card';
import SampleBadge from '../../../components/ui/SampleBadge';
import ClientLogo from './ClientLogo';
import {storyPath} from '../../../config/paths';
import {serviceLine, type ClientCard as ClientCardData} from '../../../data/clients/types';
import card from './ClientCard.module.css';

/** A full card where the story is written, otherwise a small one. */
function ClientCard({client}: {client: ClientCardData}) {
  const {headline} = client;
  const name = (
    <h3 className={card.name}>
      <CoverLink to={storyPath(client.id)}>
        <ClientLogo client={client} />
      </CoverLink>
    </h3>
  );
  return headline === undefined ? (
    <Card hue={client.logo.hue} className={card.row}>
      {name}
      <p>{`${sectorLabel(client.sector)} · ${serviceLine(client.services)}`}</p>
      <p>
        Case study under construction <SampleBadge of={client} />
      </p>
    </Card>
  ) : (
    <Card hue={client.logo.hue} className={card.card} data-written>
      {name}
      <p className="below16 note">{sectorLabel(client.sector)}</p>
      <p className={card.headline}>{headline}</p>
      <p className={card.services}>
        {client.services.map((service) => (
          <PlainBadge key={service}>{service}</PlainBadge>
        ))}
        <SampleBadge of={client} />
      </p>
      <p className="row gapText above12 small strong">
        Read the story <Icon name="arrow" />
      </p>
    </Card>
  );
}

const FACETS = facetList<ClientCardData, 'sector' | 'service'>({
  sector: {label: 'Sector', values: SECTORS, valuesOf: ({sector}) => [sector], show: sectorLabel},
  service: {label: 'Service', values: CLIENT_SERVICES, valuesOf: ({services}) => services},
});

export default function ClientGallery({clients}: {clients: readonly ClientCardData[]}) {
  return (
    <Section ground="sunk">
      <h2 className="srOnly">Clients</h2>
      <FacetedList
        items={clients}
        facets={FACETS}
        noun="clients"
        emptyText="No client stories found for the selected filters."
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
                    Get In Touch <Icon name="arrow" />
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
