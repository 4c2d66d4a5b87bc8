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
import Banner from './Banner';
import ClientGallery from './ClientGallery';
import GalleryHero from './GalleryHero';
import Principles from './Principles';

/** Client stories: gallery, principles, questions, call to action, banner. */
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
