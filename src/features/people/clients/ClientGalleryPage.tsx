import type {ReactNode} from 'react';
import {QUERY} from '../../../config/hydration';
import CallToAction from '../../../components/layout/CallToAction';
import Faq from '../../../components/ui/Faq';
import SplitSection from '../../../components/layout/SplitSection';
import type {ClientCard} from '../../../data/clients/types';
import {fill} from '../../../lib/fill';
import texts from '../../../data/pages/client-stories.yaml';
import Page from '../../../shell/page/Page';
import {faqPage} from '../../../shell/page/structuredData';
import ClientGallery from './ClientGallery';
import {claims} from '../../../config/site';
import Section, {Width} from '../../../components/layout/Section';
import styles from './ClientGalleryPage.module.css';
import Hero from '../../../components/layout/Hero';
import {sectorLabel, SECTORS} from '../../../data/clients/taxonomy';
import {ClientMark} from './ClientLogo';
import hero from './GalleryHero.module.css';

/** Sorts every client's mark into the row of its sector. */
function GalleryHero({clients}: {clients: readonly ClientCard[]}): ReactNode {
  const {caption, ...words} = texts.hero;
  return (
    <Hero
      {...words}
      figure={
        <figure className={hero.figure}>
          <div className={hero.plot} aria-hidden="true">
            {SECTORS.map((sector) => (
              <div key={sector} className={hero.row}>
                <span>{sectorLabel(sector)}</span>
                {clients
                  .filter((client) => client.sector === sector)
                  .map((client) => (
                    <ClientMark key={client.id} logo={client.logo} className={hero.mark} />
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

function Principles(): ReactNode {
  const {items, ...heading} = texts.principles;
  return (
    <Section {...heading}>
      <ol className={styles.list}>
        {items.map(({title, text}, index) => (
          <li key={title}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

function Banner(): ReactNode {
  return (
    <section className={styles.banner} aria-label="Terms">
      <Width className={styles.inner}>
        <p>
          {claims.assurances
            .map((promise) => `${promise}. `)
            .join('')
            .trim()}
        </p>
      </Width>
    </section>
  );
}

export default function ClientGalleryPage({clients}: {clients: readonly ClientCard[]}): ReactNode {
  const {questions, ...faq} = texts.faq;
  return (
    <Page
      restores={[QUERY]}
      {...texts.page}
      description={fill(texts.page.description, {clients: clients.length})}
      data={[faqPage(questions)]}
    >
      <GalleryHero clients={clients} />
      <ClientGallery clients={clients} />
      <Principles />
      <SplitSection ground="sunk" {...faq}>
        <Faq questions={questions} />
      </SplitSection>
      <CallToAction {...texts.action} />
      <Banner />
    </Page>
  );
}
