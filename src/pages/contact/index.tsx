import type {ReactNode} from 'react';
import {QUERY} from '../../config/hydration';
import AssuranceStrip from '../../components/layout/AssuranceStrip';
import Hero from '../../components/layout/Hero';
import Section from '../../components/layout/Section';
import {claims} from '../../config/claims';
import {useSite} from '../../config/useSite';
import texts from '../../data/pages/contact.yaml';
import ContactForm from './_parts/ContactForm';
import DialDrawing from './_parts/DialDrawing';
import {DRAFT_KEY} from './_parts/EnquiryForm';
import Page from '../../shell/page/Page';
import {organization} from '../../shell/page/entities';

/** Contact. */
export default function Contact(): ReactNode {
  const site = useSite();
  return (
    <Page restores={[QUERY, DRAFT_KEY]} {...texts.page} data={[organization(site)]}>
      <Hero
        {...texts.hero}
        actions={<AssuranceStrip assurances={[`Reply ${claims.reply}`, claims.consultation]} />}
        figure={<DialDrawing />}
      />
      <Section ground="sunk">
        <ContactForm />
      </Section>
    </Page>
  );
}
