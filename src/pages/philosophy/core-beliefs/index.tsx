import {ButtonLink} from '../../../components/ui/Button';
import CallToAction from '../../../components/layout/CallToAction';
import Hero from '../../../components/layout/Hero';
import Page from '../../../shell/page/Page';
import clsx from 'clsx';
import {Width} from '../../../components/layout/Section';
import {contactPath} from '../../../shell/forms/about';
import styles from './_parts/BeliefBand.module.css';
import {claims} from '../../../config/site';
import {twoDigits} from '../../../lib/twoDigits';

const BELIEFS = [
  {
    title: 'Start with what must be true',
    text: 'Before channels and budgets we write down what has to be true of your revenue, margin and runway in six months. A plan that does not begin there is a list of activities.',
  },
  {
    title: 'Margin is the strategy',
    text: 'Revenue can be bought. What remains after the advertising, the shipping and the returns cannot. We plan from contribution backwards, and some campaigns end on the first day because of it.',
  },
  {
    title: 'Small bets beat big plans',
    text: 'A test that costs a week and answers one question is worth more than a strategy that costs a quarter and answers none.',
  },
  {
    title: 'Fundraising is a growth channel',
    text: 'The data that convinces customers also convinces investors. We prepare both at once, so the round never has to wait for the numbers.',
  },
  {
    title: 'The second order tells the truth',
    text: 'First orders measure your advertising, and second orders measure your product. When the two disagree, believe the second.',
  },
  {
    title: 'Write it down before it happens',
    text: 'A prediction with a number and a date is the cheapest instrument in the company. It ends most arguments, and it teaches the person who made it.',
  },
  {
    title: 'Machines draft, people decide',
    text: 'We let software read, sort and write first versions all day long. A person who has to answer for it decides which of them carries your name.',
  },
  {
    title: 'Stopping is a skill',
    text: 'Every bet has a result at which it ends. We agree on it while we are calm, because by week three we will not be.',
  },
  {
    title: 'Leave the team stronger',
    text: 'Accounts, documents and habits stay with you. If you still need us for what we did a year ago, we did it badly.',
  },
  {
    title: 'Trust is earned by the month',
    text: 'No retainers and no lock-in, so every month has to be worth the next one. That is uncomfortable for us, and it should be.',
  },
];

/** The grounds of the bands, in turn; each keeps AA contrast with its text in both colour modes. */
const GROUNDS = [styles.evergreen, styles.accent, styles.paper, styles.ink];

function BeliefBand({title, text, index}: {title: string; text: string; index: number}) {
  const id = `belief-${index + 1}`;
  return (
    <section className={clsx(styles.band, GROUNDS[index % GROUNDS.length])} aria-labelledby={id}>
      <Width className={clsx('grid middle', styles.belief)}>
        <span className={styles.number} aria-hidden="true">
          {twoDigits(index + 1)}
        </span>
        <div>
          <h2 id={id} className="title">
            {title}
          </h2>
          <p className="measure above12 large">{text}</p>
        </div>
        <ButtonLink
          to={contactPath(`Core belief: ${title}`)}
          className={styles.more}
          aria-label={`Learn More: ${title}`}
        >
          Learn More
        </ButtonLink>
      </Width>
    </section>
  );
}

export default function CoreBeliefs() {
  return (
    <Page
      title="Ten core beliefs"
      description="What we believe about growth, margin, small bets, machines and fundraising: ten beliefs that decide what we advise, and what we advise against."
      keywords={['core beliefs', 'growth principles', 'small bets', 'fundraising']}
    >
      <Hero
        layout="stacked"
        heading="Ten things we would argue for"
        lead="We disagree about tools and channels. On these ten we agree."
        actions={
          <ButtonLink primary to="/contact">
            Work With Us
          </ButtonLink>
        }
      />
      {BELIEFS.map((belief, index) => (
        <BeliefBand key={belief.title} {...belief} index={index} />
      ))}
      <CallToAction
        heading="Let's unlock your funding potential"
        text={`Bring your numbers. In ${claims.call} we tell you which of these beliefs would change most in your shop.`}
        button="Start Partnership"
      />
    </Page>
  );
}
