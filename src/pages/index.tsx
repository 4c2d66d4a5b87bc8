import Link from '@docusaurus/Link';
import clsx from 'clsx';
import CallToAction from '../components/layout/CallToAction';
import Faq from '../components/ui/Faq';
import Section, {Width} from '../components/layout/Section';
import SplitSection from '../components/layout/SplitSection';
import Reveal from '../components/motion/Reveal';
import Stats from '../components/ui/Stats';
import TitledList from '../components/ui/TitledList';
import NoWrap from '../components/ui/NoWrap';
import {priceInWords, TERMS} from '../config/price';
import {claims} from '../config/site';
import {useSite} from '../config/useSite';
import {capital} from '../lib/capital';
import Page from '../shell/page/Page';
import {organization, webSite} from '../shell/page/entities';
import HomeHero from './_parts/HomeHero';
import HowHaveWeHelped from './_parts/HowHaveWeHelped';
import {GrowthAndFunding, HowWeDoIt, WhoAreWe} from './_parts/sections';
import styles from './_parts/sections.module.css';

const MOMENTS = [
  {title: capital(claims.reply), text: 'A reply from a person, with two or three times to talk.'},
  {title: 'First call', text: `${capital(claims.call)} about your numbers.`},
  {
    title: claims.firstResults,
    text: 'First results, counted from the first call, if tracking works and changes can go live.',
  },
  {
    title: claims.significantResults,
    text: 'Significant results, once bets have run long enough to be judged.',
  },
];

const QUESTIONS = [
  {
    question: 'How soon will we see results?',
    answer: `First results typically take 4-6 weeks from the day the first change is live, so ${claims.firstResults} from our first call, provided your tracking works and your team can publish what we agree. Significant results take ${claims.significantResults}, because a change has to run through at least one full buying cycle before its numbers mean much. Where that cycle is a few weeks, as for most shops, expect significant results within 90 days.`,
  },
  {
    question: 'What does it cost?',
    answer: `You pay a fixed rate for the hours you use, and eight hours make a day. ${priceInWords()} ${TERMS}. A month with two days costs half as much as one with four, and you decide which it is. The advisory page shows an example month, hour by hour.`,
  },
  {
    question: 'How much of an advisor’s time do we get?',
    answer: `Growth advisory takes ${claims.daysPerMonth}, fundraising advisory ${claims.fundraisingDaysPerMonth}. Most companies begin near the lower end while we audit, and add days once there is something worth building.`,
  },
  {
    question: 'What happens if it does not work out?',
    answer:
      'You stop. Contracts run from month to month, there is no minimum lock-in and you can cancel anytime. The work is done in your own accounts and documents, so it stays with you.',
  },
  {
    question: 'Will the person we meet do the work?',
    answer:
      'Yes. An advisor joins your stand-up, your Slack or WhatsApp and your planning. If a task needs another skill, such as modelling or creative, a second advisor comes in for that task, once you have agreed.',
  },
  {
    question: 'Can you grow the company and raise for it at the same time?',
    answer: `That is how we prefer to work. Fundraising advisory is for raises of ${claims.raise}, and the cohorts and margins an investor asks for are the ones a good growth plan is built on.`,
  },
  {
    question: 'Do you introduce us to investors?',
    answer:
      'No. We do not write to investors or negotiate for anyone. You build the list with us: which funds fit, and who decides there. Then you write to them. We take no success fee, because in many countries arranging investments for pay needs a licence, and your advisor should be free to advise against the round.',
  },
  {
    question: 'We do not sell online. Are we in the wrong place?',
    answer:
      'Not if you are raising. Growth advisory is made for e-commerce and direct-to-consumer companies, Shopify first. Fundraising advisory also serves venture-backed companies and startups of other kinds.',
  },
  {
    question: 'What happens in the first call?',
    answer: `You talk to one advisor for ${claims.call}, about your numbers. You say where growth has slowed or which round you are planning, and we say what we would look at first. If we are not the right people, we say that too.`,
  },
];

export default function Home() {
  const site = useSite();
  return (
    <Page
      title="Your embedded growth and funding team"
      description={`Senior growth and fundraising operators who design the plan, sit in your stand-up and stay until the numbers move. ${TERMS}.`}
      keywords={['growth advisory', 'fundraising advisory', 'e-commerce growth', 'embedded growth team']}
      data={[webSite(site), organization(site)]}
      questions={QUESTIONS}
    >
      <HomeHero />
      <GrowthAndFunding />
      <Width>
        <Stats />
      </Width>
      <WhoAreWe />
      <HowHaveWeHelped />
      <HowWeDoIt />
      <Section eyebrow="Who we work with" ground="sunk">
        <Reveal>
          <h2 className={clsx('title', styles.statement)}>
            Founders and operators of{' '}
            <Link to="/customers">
              <NoWrap>e-commerce and direct-to-consumer brands</NoWrap>
            </Link>
            , mostly on Shopify; <Link to="/services/advisory">venture-backed companies</Link> between two
            rounds; and <Link to="/growth-hubs/fundraising-investor-readiness">startups</Link> preparing their
            first.
          </h2>
        </Reveal>
      </Section>
      <Section
        eyebrow="What can you expect"
        heading={`An answer ${claims.reply}, first results in ${claims.firstResults}`}
      >
        <Reveal>
          <TitledList items={MOMENTS} className={clsx('four above48', styles.timeline)} />
        </Reveal>
      </Section>
      <SplitSection ground="sunk" eyebrow="FAQs" heading="What founders ask before they write to us">
        <Faq questions={QUESTIONS} />
      </SplitSection>
      <CallToAction
        heading="Talk to a person who has done it"
        text={`Your numbers on the table for ${claims.call}, and a straight answer on what we would try first.`}
        button="Book Free Consultation"
      />
    </Page>
  );
}
