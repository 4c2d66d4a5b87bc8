import clsx from 'clsx';
import Icon from '../../../components/ui/Icon';
import {Width} from '../../../components/layout/Section';
import {CLIENT_SERVICES, sectorLabel, SECTORS} from '../../../data/clients/taxonomy';
import {facetList} from '../../../shell/facets/facet';
import FacetedList from '../../../shell/facets/FacetedList';
import styles from './ClientGallery.module.css';
import {FactLine} from '../../../components/ui/Badge';
import {CoverLink} from '../../../components/ui/Card';
import {hueColour} from '../../../config/hues';
import SampleBadge, {Samples} from '../../../components/ui/SampleBadge';
import {Hours} from '../stories/drawings';
import ClientLogo from './ClientLogo';
import {storyPath} from '../../../config/paths';
import {serviceLine, type ClientCard as ClientCardData} from '../../../data/clients/types';
import card from './ClientCard.module.css';

/** A page from the work: its first lines. */
function FirstLines({artefact: {heading, rows}}: {artefact: NonNullable<ClientCardData['artefact']>}) {
  return (
    <div className={clsx('note', card.lines)}>
      <p className="strong ink">{heading}</p>
      {rows.map(([name, cell]) => (
        <p key={name}>{`${name}: ${cell}`}</p>
      ))}
    </div>
  );
}

/** A band with its artefact where the story is written, otherwise a line. */
function ClientCard({client}: {client: ClientCardData}) {
  const {headline, hours, artefact} = client;
  const hue = {'--hue': hueColour(client.logo.hue)};
  const facts = (
    <FactLine
      facts={[
        sectorLabel(client.sector),
        serviceLine(client.services),
        ...(headline === undefined ? ['Unwritten'] : []),
      ]}
    />
  );
  const name = (
    <h3 className={clsx('large ink', card.name)}>
      <CoverLink to={storyPath(client.id)}>
        <ClientLogo client={client} />
      </CoverLink>
    </h3>
  );
  return headline === undefined ? (
    <article className={clsx('relative ruled fine', card.row)} style={hue}>
      {name}
      <p>
        {facts} <SampleBadge of={client} />
      </p>
    </article>
  ) : (
    <article className={clsx('relative ruled two gapColumns foldsCompact', card.band)} style={hue}>
      <div className="stack gap16">
        {name}
        <p className={clsx('title', card.headline)}>{headline}</p>
        <p className={clsx('cluster between note', card.facts)}>
          <span>
            {facts} <SampleBadge of={client} />
          </span>
          <span className="row gapText ink strong">
            Read the story <Icon name="arrow" />
          </span>
        </p>
      </div>
      {hours !== undefined ? (
        <Hours {...hours} />
      ) : (
        artefact !== undefined && <FirstLines artefact={artefact} />
      )}
    </article>
  );
}

const FACETS = facetList({
  sector: {
    label: 'Sector',
    values: SECTORS,
    valuesOf: ({sector}: ClientCardData) => [sector],
    show: sectorLabel,
  },
  service: {label: 'Service', values: CLIENT_SERVICES, valuesOf: ({services}: ClientCardData) => services},
});

export default function ClientGallery({clients}: {clients: readonly ClientCardData[]}) {
  return (
    <Width className="sectionEnd">
      <h2 className="srOnly">Clients</h2>
      <Samples of={clients} note="clients, until the owner’s own replace them.">
        <FacetedList
          items={clients}
          facets={FACETS}
          noun="clients"
          emptyText="No client stories found for the selected filters."
        >
          {(shown) => (
            <ul className={styles.grid}>
              {shown.map((client) => (
                <li key={client.id} className={client.headline && styles.written}>
                  <ClientCard client={client} />
                </li>
              ))}
            </ul>
          )}
        </FacetedList>
      </Samples>
    </Width>
  );
}
