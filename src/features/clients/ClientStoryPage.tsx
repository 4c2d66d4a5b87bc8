import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {ButtonLink} from '../../components/ui/Button';
import HeroGrid from '../../components/layout/HeroGrid';
import PageHeader from '../../components/layout/PageHeader';
import type {Client} from '../../data/clients/schema';
import {sectorLabel} from '../../data/clients/taxonomy';
import {serviceLine} from '../../data/clients/types';
import {hueColour} from '../../data/hues';
import {inSentence} from '../../data/inSentence';
import Page from '../page/Page';
import {ClientMark} from './ClientLogo';
import styles from './ClientStoryPage.module.css';
import {STORIES_PATH, storyPath} from './paths';

/** A known client whose story is not written yet (specification 2 section 8). */
export default function ClientStoryPage({client}: {client: Client}): ReactNode {
  return (
    <Page
      title={`${client.name}: case study under construction`}
      description={`We worked with ${client.name} (${sectorLabel(client.sector)}) on ${inSentence(client.services)}. The case study is being written.`}
      keywords={[client.name, sectorLabel(client.sector), 'client story']}
      crumb={client.name}
    >
      <HeroGrid side="even" className={styles.page}>
        <div className={styles.drawing} style={{'--hue': hueColour(client.logo.hue)}}>
          <svg viewBox="0 0 400 300" aria-hidden="true">
            <path d="M0 60H400M0 120H400M0 180H400M0 240H400M80 0V300M160 0V300M240 0V300M320 0V300" />
            <path d="M0 280C90 274 150 240 200 190" className={styles.drawn} />
            <path d="M200 190C250 140 310 60 400 30" className={styles.planned} />
          </svg>
          <ClientMark logo={client.logo} className={styles.mark} />
        </div>
        <div>
          <PageHeader back={{to: STORIES_PATH, text: 'Back to Client Stories'}} heading={client.name} />
          <p className={styles.facts}>{`${sectorLabel(client.sector)} · ${serviceLine(client.services)}`}</p>
          <h2 className={styles.notice}>Case Study Under Construction</h2>
          <p className={styles.text}>
            The long version is not written yet; until it is, we show who the client is and what we worked on,
            and nothing else. Two stories you can read now:{' '}
            <Link to={storyPath('house-of-palma')}>House of Palma</Link> and{' '}
            <Link to={storyPath('noms')}>NOMS</Link>.
          </p>
          <ButtonLink to={STORIES_PATH}>All client stories</ButtonLink>
        </div>
      </HeroGrid>
    </Page>
  );
}
