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
    title: 'Twelve months of runway or more',
    text: 'Begin with growth, unless a round is planned within nine months. Six months of better cohorts change the valuation more than a better deck does.',
  },
  {
    title: 'Six to twelve months',
    text: 'Do both at once, with one plan, and also if a round is planned within nine months. What we fix in the channels each week is what the investor update reports.',
  },
  {
    title: 'Less than six',
    text: 'A round usually takes six months from start to close, so cut costs and ask for a bridge first. [What to do, week by week](/services/advisory#short-runway) is below. If a bill may go unpaid, see an insolvency lawyer before anyone else.',
  },
];

const SHORT_RUNWAY = [
  {
    title: 'This week: the cash line',
    text: 'Forecast cash by week for 13 weeks, without money that is only promised. Mark the week in which a bill could go unpaid. The [runway calculator](/toolkit/calculators/runway) gives the month.',
  },
  {
    title: 'This week: the cut',
    text: 'Cut once, deep enough for nine months. Keep the growth work that pays back within weeks. Have the board decide it, and keep the minutes.',
  },
  {
    title: 'Weeks 1-3: the bridge',
    text: 'Ask everyone who has invested before, in the same week and on the same terms. Usually the bridge is a [convertible](/services/growth-recipes/positions#convertible-or-priced) with a cap: [work out what it takes](/toolkit/calculators/dilution) before you name one. A convertible is a security in many countries, so a lawyer should say to whom you may offer it, and how.',
  },
  {
    title: 'Weeks 2-6: other money',
    text: 'Ask suppliers and the tax office for instalments in writing. Sell stock that is older than 180 days. Turn the fee of an advance on sales into a yearly rate before you sign it.',
  },
  {
    title: 'Week 8: the decision',
    text: 'Without a signed bridge or a lead investor by now, prepare a sale or an orderly end beside the round, while there is cash to pay for it.',
  },
  {
    title: 'Whom to ask',
    text: 'An insolvency lawyer first if a bill may go unpaid: near insolvency directors’ duties change, and in some countries a filing is due within weeks. Your accountant for the cash line, your investors for the bridge, a corporate lawyer for its papers, and [one of our advisors](/contact) for the plan that holds them together.',
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
      <Width className={styles.offers}>
        {OFFERS.map((offer) => (
          <OfferColumn key={offer.id} offer={offer} />
        ))}
      </Width>
      <SplitSection
        ground="sunk"
        heading="Runway decides which comes first"
        lead="Count the months of cash you have at today’s burn, then read one line."
      >
        <Rows rows={CHOICES} />
        <OpenTools />
      </SplitSection>
      <SplitSection
        id="short-runway"
        heading="Under six months of runway"
        lead={
          <>
            {'A new round alone comes too late. Our position on '}
            <Link to="/services/growth-recipes/positions#raise-bridge-or-cut">
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
