import clsx from 'clsx';
import AssuranceStrip from '../../../components/layout/AssuranceStrip';
import CallToAction from '../../../components/layout/CallToAction';
import Hero from '../../../components/layout/Hero';
import Rows from '../../../components/ui/Rows';
import OpenTools from '../../../components/layout/OpenTools';
import {Width} from '../../../components/layout/Section';
import SplitSection from '../../../components/layout/SplitSection';
import {useSite} from '../../../config/useSite';
import styles from './_parts/Advisory.module.css';
import Month from './_parts/Month';
import OfferColumn from './_parts/OfferColumn';
import {OFFERS} from './_parts/offers';
import Page from '../../../shell/page/Page';
import {professionalService} from '../../../shell/page/entities';
import {claims} from '../../../config/site';
import Link from '@docusaurus/Link';

const CHOICES = [
  {
    title: 'Sixteen months of cash or more',
    text: 'Begin with growth for two quarters, then raise. Better cohorts change the valuation more than a better deck does.',
  },
  {
    title: 'From ten months to under sixteen',
    text: 'Begin the round, and do both with one plan. What we fix in the channels each week is what the investor update reports.',
  },
  {
    title: 'From six months to under ten',
    text: 'Cut in the same week until ten remain, then begin. A round takes six months; add three to spare and the current month. For a five-month seed round nine are enough.',
  },
  {
    title: 'From four months to under six',
    text: 'Cut at once, and ask existing investors for a bridge. [What to do, week by week](/services/advisory#short-runway) is below. With three full months or fewer, or a bill that may go unpaid, see an insolvency lawyer this week.',
  },
];

const SHORT_RUNWAY = [
  {
    title: 'This week: the cash line',
    text: 'Forecast cash by week for 13 weeks, without money that is only promised. Put stock, VAT and payroll into the weeks in which they are paid. Mark the week in which a bill could go unpaid. The [runway calculator](/toolkit/calculators/runway) gives the month.',
  },
  {
    title: 'This week: the cut',
    text: 'Cut once, until ten months remain. Keep the growth work that pays back within weeks. Have the board decide it, and keep the minutes.',
  },
  {
    title: 'Weeks 1-3: the bridge',
    text: 'Ask everyone who has invested before, in the same week and on the same terms. Ask for enough to reach a milestone and six months more, usually as a [convertible](/services/growth-recipes/positions/convertible-or-priced) with a cap: [work out what it takes](/toolkit/calculators/dilution) before you name one. [Price, interest, maturity, rank and consents](/services/growth-recipes/positions/bridge-terms) have an answer each. A lawyer says to whom you may offer it, and how.',
  },
  {
    title: 'Weeks 2-6: other money',
    text: 'Ask suppliers and the tax office for instalments in writing, after a lawyer has read the letter: it says that you cannot pay in full. Sell stock that is older than 180 days. Turn the fee of an advance on sales into [a yearly rate](/toolkit/calculators/advance) before you sign it. [Which money fits](/services/growth-recipes/positions/which-money) depends on margin, stock turn, growth and control.',
  },
  {
    title: 'Week 8: the decision',
    text: 'Without a signed bridge or a lead investor by now, prepare a sale or an orderly end beside the round, while there is cash to pay for it.',
  },
  {
    title: 'Whom to ask',
    text: 'An insolvency lawyer first if a bill may go unpaid, and in Germany with under twelve months of cash. [Filings are due within weeks](/services/growth-recipes/positions/raise-bridge-or-cut) in Germany, France and Austria; in the United Kingdom creditors count once insolvency is probable. Your accountant for the cash line, your investors for the bridge, a corporate lawyer for its documents, and [one of our advisors](/contact) for the plan.',
  },
];

const PATH = '/services/advisory';

export default function Advisory() {
  const site = useSite();
  return (
    <Page
      title="Growth and fundraising advisory by the day"
      description={`Growth advisory for ${claims.daysPerMonth}, fundraising advisory for raises of ${claims.raise}. Fixed rate, no minimum lock-in, cancel anytime.`}
      keywords={['growth advisory', 'fundraising advisory', 'fractional growth', 'Series A', 'Series B']}
      data={OFFERS.map(({name, summary}) =>
        professionalService(site, {name, description: summary, path: PATH}),
      )}
    >
      <Hero
        heading="Senior people, by the day, for as long as they are useful"
        lead="For e-commerce brands that have stopped scaling, and companies about to raise. Take one service or both, and stop when the work is done."
        actions={<AssuranceStrip />}
        figure={<Month />}
      />
      <Width className={clsx('two sectionEnd', styles.offers)}>
        {OFFERS.map((offer) => (
          <OfferColumn key={offer.id} offer={offer} />
        ))}
      </Width>
      <SplitSection
        ground="sunk"
        heading="Runway decides which comes first"
        lead="Divide your cash by the average burn of the last three months, then read one line. If you buy stock for a season, count until a cash plan falls below zero."
      >
        <Rows rows={CHOICES} />
        <OpenTools />
      </SplitSection>
      <SplitSection
        id="short-runway"
        heading="Under six months of runway"
        lead={
          <>
            {
              'With three full months or fewer, or a bill that may go unpaid, begin with the lawyer under “Whom to ask”. A new round alone comes too late. Our position on '
            }
            <Link to="/services/growth-recipes/positions/raise-bridge-or-cut">
              raising, bridging or cutting first
            </Link>
            {' says why; this is the order.'}
          </>
        }
      >
        <Rows narrow rows={SHORT_RUNWAY} />
      </SplitSection>
      <CallToAction
        heading="Not sure which of the two you need?"
        text="Most people are not sure when they write. Tell us what the next six months have to achieve, and we will say where we would spend the first day."
        button="Book Free Consultation"
      />
    </Page>
  );
}
