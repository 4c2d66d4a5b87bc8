import type {ReactNode} from 'react';
import Hero from '../../components/layout/Hero';
import {sectorLabel, SECTORS} from '../../data/clients/taxonomy';
import type {ClientCard} from '../../data/clients/types';
import {ClientMark} from './ClientLogo';
import styles from './GalleryHero.module.css';

/** The gallery's opening; its drawing sets every client's mark into the row of its sector. */
export default function GalleryHero({clients}: {clients: readonly ClientCard[]}): ReactNode {
  return (
    <Hero
      heading="The companies we have worked beside"
      lead="Shops, software, studios and one or two things that are hard to file. We joined each for a few days a month, for growth, for a round of funding, or for both at once."
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
          <figcaption>{`${clients.length} clients in ${SECTORS.length} sectors. One mark is one client.`}</figcaption>
        </figure>
      }
    />
  );
}
