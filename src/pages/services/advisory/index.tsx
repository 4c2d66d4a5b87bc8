import type {ReactNode} from 'react';
import AssuranceStrip from '../../../components/layout/AssuranceStrip';
import CallToAction from '../../../components/layout/CallToAction';
import Hero from '../../../components/layout/Hero';
import Rows from '../../../components/ui/Rows';
import {Width} from '../../../components/layout/Section';
import SplitSection from '../../../components/layout/SplitSection';
import {useSite} from '../../../config/useSite';
import {choices, offers} from '../../../data/pages/advisory';
import styles from './_parts/Advisory.module.css';
import DaysCalendar from './_parts/DaysCalendar';
import OfferColumn from './_parts/OfferColumn';
import Page from '../../../features/page/Page';
import {professionalService} from '../../../features/page/entities';

const PATH = '/services/advisory';

/** Advisory services. */
export default function Advisory(): ReactNode {
  const site = useSite();
  const [growth, fundraising] = offers;
  return (
    <Page
      title="Growth and fundraising advisory by the day"
      description="Growth advisory for 2-7 days a month, fundraising advisory for raises of EUR 1M to EUR 50M. Fixed rate, no minimum lock-in, cancel anytime."
      keywords={['growth advisory', 'fundraising advisory', 'fractional growth', 'Series A', 'Series B']}
      data={offers.map(({name, summary}) =>
        professionalService(site, {name, description: summary, path: PATH}),
      )}
    >
      <Hero
        label="Advisory"
        heading="Senior people, by the day, for as long as they are useful"
        lead="Two services on the same terms: a fixed rate for the hours you use. Take one, take both, stop when the work is done."
        actions={<AssuranceStrip />}
        figure={<DaysCalendar offers={offers} />}
      />
      <Width className={styles.offers}>
        <OfferColumn offer={growth} hue="green" />
        <OfferColumn offer={fundraising} hue="violet" />
      </Width>
      <SplitSection
        ground="sunk"
        heading="Runway decides which comes first"
        lead="Count the months of cash you have at today’s burn, then read one line."
      >
        <Rows rows={choices} />
      </SplitSection>
      <CallToAction heading="Not sure which of the two you need?" button="Book Free Consultation">
        Most people are not when they write. Tell us what the next six months have to achieve, and we will say
        where we would spend the first day.
      </CallToAction>
    </Page>
  );
}
