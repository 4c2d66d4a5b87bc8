import type {ReactNode} from 'react';
import CallToAction from '../../components/layout/CallToAction';
import Cards from '../../components/ui/Cards';
import Faq from '../../components/ui/Faq';
import Hero from '../../components/layout/Hero';
import Rows from '../../components/ui/Rows';
import Section from '../../components/layout/Section';
import SplitSection from '../../components/layout/SplitSection';
import {hubPath} from '../../config/paths';
import type {HubCard} from '../../data/hubs/types';
import {hueColour} from '../../config/hues';
import texts from '../../data/pages/growth-hubs.yaml';
import Page from '../../shell/page/Page';
import {faqPage} from '../../shell/page/structuredData';
import FanDrawing from './FanDrawing';
import HubGlyph from './HubGlyph';
import styles from './HubIndexPage.module.css';

/** The growth hubs' index: six cards, why hubs, three questions. */
export default function HubIndexPage({cards}: {cards: readonly HubCard[]}): ReactNode {
  const {rows, ...why} = texts.why;
  const {questions, ...faq} = texts.faq;
  return (
    <Page {...texts.page} data={[faqPage(questions)]}>
      <Hero layout="stacked" {...texts.hero} figure={<FanDrawing hubs={cards} />} />
      <Section ground="sunk" heading={texts.cards.heading}>
        <Cards
          items={cards.map(({id, title, description, hue, icon}) => ({
            title,
            text: description,
            to: hubPath(id),
            action: texts.cards.action,
            top: (
              <span className={styles.glyph} style={{'--hue': hueColour(hue)}}>
                <HubGlyph icon={icon} />
              </span>
            ),
          }))}
        />
      </Section>
      <SplitSection {...why}>
        <Rows rows={rows} narrow />
      </SplitSection>
      <SplitSection ground="sunk" {...faq}>
        <Faq questions={questions} />
      </SplitSection>
      <CallToAction {...texts.action} />
    </Page>
  );
}
