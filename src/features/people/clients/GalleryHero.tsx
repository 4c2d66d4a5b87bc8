import type {ReactNode} from 'react';
import Hero from '../../../components/layout/Hero';
import {sectorLabel, SECTORS} from '../../../data/clients/taxonomy';
import type {ClientCard} from '../../../data/clients/types';
import {fill} from '../../../lib/fill';
import texts from '../../../data/pages/client-stories.yaml';
import {ClientMark} from './ClientLogo';
import styles from './GalleryHero.module.css';

/** The gallery's opening; its drawing sets every client's mark into the row of its sector. */
export default function GalleryHero({clients}: {clients: readonly ClientCard[]}): ReactNode {
  const {caption, ...hero} = texts.hero;
  return (
    <Hero
      {...hero}
      figure={
        <figure className={styles.figure}>
          <div className={styles.plot} aria-hidden="true">
            {SECTORS.map((sector) => (
              <div key={sector} className={styles.row}>
                <span>{sectorLabel(sector)}</span>
                {clients
                  .filter((client) => client.sector === sector)
                  .map((client) => (
                    <ClientMark key={client.id} logo={client.logo} className={styles.mark} />
                  ))}
              </div>
            ))}
          </div>
          <figcaption>{fill(caption, {clients: clients.length, sectors: SECTORS.length})}</figcaption>
        </figure>
      }
    />
  );
}
