import clsx from 'clsx';
import CallToAction from '../../components/layout/CallToAction';
import Faq from '../../components/ui/Faq';
import Icon from '../../components/ui/Icon';
import Hero from '../../components/layout/Hero';
import {CoverLink} from '../../components/ui/Card';
import Rows from '../../components/ui/Rows';
import {Width} from '../../components/layout/Section';
import SplitSection from '../../components/layout/SplitSection';
import {hubPath} from '../../config/paths';
import type {HubCard} from '../../data/hubs/types';
import {hueColour} from '../../config/hues';
import Page from '../../shell/page/Page';
import {firstSentence} from '../calculators/calculator';
import HubGlyph from './HubGlyph';
import styles from './HubIndexPage.module.css';
import {claims} from '../../config/site';

const QUESTIONS = [
  {
    question: 'Which growth hub should I start with?',
    answer:
      'Start with the one whose number you trust least. If new customers cost more than they did, that is Google, Meta or TikTok. If first-time buyers do not return, it is Klaviyo. If your cash lasts under ten months, start with fundraising. If it lasts up to sixteen, do both, because preparing the round shows what the channels have to prove.',
  },
  {
    question: 'Can my own team run the recipes without an advisor?',
    answer:
      'Yes. Every recipe has its steps, settings, needs and stop rules, and they are free to read. An advisor is worth paying for when your team has no time, when two recipes compete for one budget, or when the result will be argued about.',
  },
  {
    question: 'How soon does a hub show results?',
    answer: `First results come in ${claims.firstResults} where tracking works and changes can go live, significant ones in ${claims.significantResults}. Each recipe says when it can be judged, and that date is agreed before it starts.`,
  },
];

const ROWS = [
  {
    title: 'What works on one channel fails on another',
    text: 'A test of bids on Google takes longer than most TikTok clips last. A hub says what is true of one channel, and under which conditions.',
  },
  {
    title: 'Order matters more than effort',
    text: 'Each hub says what to do first, what to leave for later, and which number decides between them.',
  },
  {
    title: 'You can check what we know',
    text: 'The recipes behind the channel hubs are free to read, with their failures. Read one about a channel you know well, then judge the others.',
  },
];

export default function HubIndexPage({cards}: {cards: readonly HubCard[]}) {
  return (
    <Page
      title="Growth hubs by channel"
      description="Growth hubs: Google Ads, Meta, TikTok, Klaviyo, fundraising and vibe coding. Each has its recipes or services, an approach in four steps, and its limits."
      keywords={['growth hubs', 'Performance Max', 'Meta Ads', 'TikTok', 'Klaviyo', 'fundraising']}
      questions={QUESTIONS}
    >
      <Hero
        layout="low"
        heading="Choose the number that worries you"
        lead="Each hub says what to do first, and when not to bother."
      />
      <Width className="sectionEnd">
        <ul className={styles.hubs} aria-label="Growth hubs">
          {cards.map(({id, title, description, hue, icon, first}) => (
            <li key={id} style={{'--hue': hueColour(hue)}}>
              <span className={clsx('heading hue', styles.glyph)}>
                <HubGlyph icon={icon} />
              </span>
              <h2 className="subheading">{title}</h2>
              <p className="soft">{description}</p>
              <p>
                First: <strong>{first.title}.</strong> {firstSentence(first.text)[0]}
              </p>
              <CoverLink
                to={hubPath(id)}
                className={clsx('onward row gapText small strong', styles.action)}
                aria-label={`Explore Hub: ${title}`}
              >
                Explore Hub <Icon name="arrow" />
              </CoverLink>
            </li>
          ))}
        </ul>
      </Width>
      <SplitSection
        ground="sunk"
        heading="Why the advice is sorted into hubs"
        lead="Each hub keeps to one channel or one kind of work, and says what to do first."
      >
        <Rows rows={ROWS} narrow />
      </SplitSection>
      <SplitSection heading="Questions before you choose">
        <Faq questions={QUESTIONS} />
      </SplitSection>
      <CallToAction
        heading="Two channels at once?"
        text="That is the usual case. We help you decide which gets the budget this quarter, and say what would change our mind."
        button="Book Free Consultation"
      />
    </Page>
  );
}
