import type {ReactNode} from 'react';
import {QUERY} from '../../config/hydration';
import AssuranceStrip from '../../components/layout/AssuranceStrip';
import Hero from '../../components/layout/Hero';
import Section from '../../components/layout/Section';
import {claims} from '../../config/claims';
import {useSite} from '../../config/useSite';
import ContactForm from './_parts/ContactForm';
import DialDrawing from './_parts/DialDrawing';
import Page from '../../features/page/Page';
import {organization} from '../../features/page/entities';

/** Contact. */
export default function Contact(): ReactNode {
  const site = useSite();
  return (
    <Page
      restores={[QUERY]}
      title="Contact"
      description="Write to us and an advisor answers within 24 hours. The first consultation is free and takes 30 minutes. By form, e-mail or LinkedIn."
      keywords={['contact', 'free consultation', 'growth advisor', 'fundraising advisor']}
      data={[organization(site)]}
    >
      <Hero
        label="Contact"
        heading="Write today, hear from us tomorrow"
        lead="An advisor reads every message and answers within 24 hours. The first consultation is free, takes 30 minutes, and is about your numbers."
        actions={<AssuranceStrip assurances={[claims.reply, claims.consultation]} />}
        figure={<DialDrawing />}
      />
      <Section ground="sunk">
        <ContactForm />
      </Section>
    </Page>
  );
}
