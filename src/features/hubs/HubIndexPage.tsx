import type {ReactNode} from 'react';
import CallToAction from '../../components/layout/CallToAction';
import Cards from '../../components/ui/Cards';
import Faq from '../../components/ui/Faq';
import Hero from '../../components/layout/Hero';
import Rows from '../../components/ui/Rows';
import Section from '../../components/layout/Section';
import SplitSection from '../../components/layout/SplitSection';
import {hubPath, type HubCard} from '../../data/hubs/types';
import {hubQuestions} from '../../data/hubs/questions';
import {hueColour} from '../../data/hues';
import Page from '../page/Page';
import {faqPage} from '../page/structuredData';
import FanDrawing from './FanDrawing';
import HubGlyph from './HubGlyph';
import styles from './HubIndexPage.module.css';

const WHY = [
  {
    title: 'A channel has its own physics',
    text: 'What saves an account on Google ruins one on TikTok. A hub holds what is true of one channel and says where it stops being true.',
  },
  {
    title: 'Order matters more than effort',
    text: 'Each hub says what to do first, what to leave for later, and which number decides between them.',
  },
  {
    title: 'You can see if we know it',
    text: 'The recipes behind a hub are open, with their failures. Read one about a channel you know well, then judge the others.',
  },
] as const;

/** The growth hubs' index: six cards, why hubs, three questions. */
export default function HubIndexPage({cards}: {cards: readonly HubCard[]}): ReactNode {
  return (
    <Page
      title="Growth hubs by channel"
      description="Six growth hubs: Google Ads, Meta, TikTok, Klaviyo, fundraising and vibe coding. Each has its recipes, an approach in four steps and its limits."
      keywords={['growth hubs', 'Performance Max', 'Meta Ads', 'TikTok', 'Klaviyo', 'fundraising']}
      data={[faqPage(hubQuestions)]}
    >
      <Hero
        layout="stacked"
        heading="Six places from which companies grow"
        lead="Choose the one whose number worries you. Each hub says what to do first, and when not to bother."
        figure={<FanDrawing hubs={cards} />}
      />
      <Section ground="sunk" heading="Pick a line and follow it">
        <Cards
          items={cards.map(({id, title, description, hue, icon}) => ({
            title,
            text: description,
            to: hubPath(id),
            action: 'Explore Hub',
            top: (
              <span className={styles.glyph} style={{'--hue': hueColour(hue)}}>
                <HubGlyph icon={icon} />
              </span>
            ),
          }))}
        />
      </Section>
      <SplitSection
        eyebrow="Why hubs"
        heading="General advice is how budgets disappear"
        lead="So we keep what we know by channel, and argue about it there."
      >
        <Rows rows={WHY} narrow />
      </SplitSection>
      <SplitSection ground="sunk" eyebrow="FAQ" heading="Three questions before you choose">
        <Faq questions={hubQuestions} />
      </SplitSection>
      <CallToAction heading="Two lines at once?" button="Book Free Consultation">
        That is the usual case. We help to decide which gets the budget this quarter, and what would change
        our mind.
      </CallToAction>
    </Page>
  );
}
