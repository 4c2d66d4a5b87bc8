import type {ReactNode} from 'react';
import {QUERY} from '../../config/hydration';
import CallToAction from '../../components/layout/CallToAction';
import Faq from '../../components/ui/Faq';
import Section from '../../components/layout/Section';
import type {ClientCard} from '../../data/clients/types';
import Page from '../page/Page';
import {faqPage} from '../page/structuredData';
import Banner from './Banner';
import ClientGallery from './ClientGallery';
import styles from './ClientGalleryPage.module.css';
import GalleryHero from './GalleryHero';
import {questions} from './galleryTexts';
import Principles from './Principles';

/** Client stories: gallery, principles, questions, call to action, banner. */
export default function ClientGalleryPage({clients}: {clients: readonly ClientCard[]}): ReactNode {
  return (
    <Page
      restores={[QUERY]}
      title="Client stories"
      description={`${clients.length} companies we worked beside, for growth, for funding or for both: shops, software and studios. Filter them by sector and service.`}
      keywords={['client stories', 'growth case studies', 'fundraising case studies', 'e-commerce growth']}
      data={[faqPage(questions)]}
    >
      <GalleryHero clients={clients} />
      <ClientGallery clients={clients} />
      <Principles />
      <Section ground="sunk" eyebrow="Questions" heading="What founders ask before the first call">
        <div className={styles.faq}>
          <Faq questions={questions} />
        </div>
      </Section>
      <Banner />
      <CallToAction heading="Bring us the number that keeps you up" button="Book Free Consultation">
        One figure is enough to start with. We will tell you what we would look at first, and who in the
        network has seen it before.
      </CallToAction>
    </Page>
  );
}
