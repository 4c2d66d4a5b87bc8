import clsx from 'clsx';
import CallToAction from '../../../components/layout/CallToAction';
import Faq from '../../../components/ui/Faq';
import TitledList from '../../../components/ui/TitledList';
import SplitSection from '../../../components/layout/SplitSection';
import type {ClientCard} from '../../../data/clients/types';
import Page from '../../../shell/page/Page';
import ClientGallery from './ClientGallery';
import {claims} from '../../../config/site';
import Section, {Width} from '../../../components/layout/Section';
import styles from './ClientGalleryPage.module.css';
import Hero from '../../../components/layout/Hero';
import {priceInWords, TERMS} from '../../../config/price';
import {capital} from '../../../lib/capital';
import {counted} from '../../../lib/counted';
import {inWords} from '../../../lib/inWords';

const HABITS = [
  {
    title: 'Your numbers come first',
    text: 'Before we propose a channel, we read cohorts, margins and the order book. The plan starts where they disagree.',
  },
  {
    title: 'One person, by name',
    text: 'You meet the advisor who will do the work. There is no account team between you and them.',
  },
  {
    title: 'A stop rule for every bet',
    text: 'Each experiment has a budget, a date and the number at which it ends, all written down before any money is spent.',
  },
  {
    title: 'What we build stays with you',
    text: 'Accounts, code, models and documents are set up in your name from the first day, with a page that says how each is run.',
  },
  {
    title: 'Bad news comes first',
    text: 'A number that went the wrong way is at the top of the weekly note, with what we think happened and what we do next.',
  },
];

const QUESTIONS = [
  {
    question: 'What kind of company do you work with?',
    answer:
      'E-commerce and direct-to-consumer brands, and venture-backed companies that have something to sell already. The sectors on this page are the ones we know from the inside; if yours is missing, ask.',
  },
  {
    question: 'How much time does an advisor give us?',
    answer: `An advisor works with you ${claims.daysPerMonth}, depending on what you need. Contracts run from month to month.`,
  },
  {
    question: 'When will we see results?',
    answer: `First results in ${claims.firstResults}, significant results in ${claims.significantResults}. The first ones are usually repairs: tracking, a leaking flow, a campaign that paid for orders you would have had anyway.`,
  },
  {
    question: 'Can one advisor help with growth and with fundraising?',
    answer:
      'Yes, and several clients here chose both. The numbers that steer the budget also go into the data room, so they only have to be right once. If two people are better than one, we say so and you meet both.',
  },
  {
    question: 'What does it cost to start?',
    answer: `${TERMS}. You pay a fixed rate for the hours you use, with eight hours to a day. ${priceInWords()}`,
  },
  {
    question: 'Why do some stories say that they are under construction?',
    answer:
      'Because they are not written yet. Until a case study is ready, we show who the client is, what we worked on and whom to ask about it.',
  },
  {
    question: 'What happens after we get in touch?',
    answer: `You get an answer ${claims.reply} and a first call. Bring your numbers, and you leave knowing what we would look at first, whatever you decide.`,
  },
];

/** As far as they are told; the owner's own may all be. */
function headingOf(clients: readonly ClientCard[]): string {
  const told = clients.filter(({headline}) => headline !== undefined).length;
  const toCome = clients.length - told;
  return told === 0 || toCome === 0
    ? 'The companies we have worked alongside'
    : `${capital(inWords(told))} ${told === 1 ? 'story' : 'stories'} told to the end, ${inWords(toCome)} to come`;
}

export default function ClientGalleryPage({clients}: {clients: readonly ClientCard[]}) {
  return (
    <Page
      title="Client stories"
      keywords={['client stories', 'growth case studies', 'fundraising case studies', 'e-commerce growth']}
      description={`${counted(clients.length, 'company', 'companies')} we have worked alongside, for growth, for funding or for both: shops, software and studios. Filter them by sector and service.`}
      questions={QUESTIONS}
    >
      <Hero
        layout="low"
        heading={headingOf(clients)}
        lead="A few days a month with each: for growth, for a round of funding, or for both at once."
      />
      <ClientGallery clients={clients} />
      <Section ground="sunk" heading="What you will notice by week two">
        <TitledList items={HABITS} className={clsx('aboveFluid', styles.list)} />
      </Section>
      <SplitSection heading="What founders ask before the first call">
        <Faq questions={QUESTIONS} />
      </SplitSection>
      <CallToAction
        heading="Bring us the number that worries you most"
        text="It is enough to start with. We say what we would look at first, and who in the network has seen it before."
        button="Book Free Consultation"
      />
      <section className={styles.banner} aria-label="Terms">
        <Width className={styles.inner}>
          <p>{`${claims.assurances.join('. ')}.`}</p>
        </Width>
      </section>
    </Page>
  );
}
