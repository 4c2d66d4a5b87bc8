import type {ReactNode} from 'react';
import AssuranceStrip from '../../../components/layout/AssuranceStrip';
import CallToAction from '../../../components/layout/CallToAction';
import Hero from '../../../components/layout/Hero';
import Linked from '../../../components/ui/Linked';
import Rows from '../../../components/ui/Rows';
import OpenTools from '../../../components/layout/OpenTools';
import {Width} from '../../../components/layout/Section';
import SplitSection from '../../../components/layout/SplitSection';
import {useSite} from '../../../config/useSite';
import texts from '../../../data/pages/advisory.yaml';
import styles from './_parts/Advisory.module.css';
import DaysCalendar from './_parts/DaysCalendar';
import BillingExample from './_parts/BillingExample';
import OfferColumn from './_parts/OfferColumn';
import Page from '../../../shell/page/Page';
import {professionalService} from '../../../shell/page/entities';

const PATH = '/services/advisory';

/** Advisory services. */
export default function Advisory(): ReactNode {
  const site = useSite();
  const {offers} = texts;
  const [growth, fundraising] = offers;
  return (
    <Page
      {...texts.page}
      data={offers.map(({name, summary}) =>
        professionalService(site, {name, description: summary, path: PATH}),
      )}
    >
      <Hero {...texts.hero} actions={<AssuranceStrip />} figure={<DaysCalendar offers={offers} />} />
      <Width className={styles.offers}>
        <OfferColumn offer={growth} />
        <OfferColumn offer={fundraising} />
      </Width>
      <SplitSection ground="sunk" {...texts.which}>
        <Rows rows={texts.choices.map(({title, text}) => ({title, text: <Linked>{text}</Linked>}))} />
        <OpenTools />
      </SplitSection>
      <SplitSection
        id="short-runway"
        heading={texts.short.heading}
        lead={<Linked>{texts.short.lead}</Linked>}
      >
        <Rows
          narrow
          rows={texts.short.rows.map(({title, text}) => ({title, text: <Linked>{text}</Linked>}))}
        />
      </SplitSection>
      <BillingExample />
      <CallToAction {...texts.action} />
    </Page>
  );
}
