import type {ReactNode} from 'react';
import {QUERY} from '../../config/hydration';
import AssuranceStrip from '../../components/layout/AssuranceStrip';
import Hero from '../../components/layout/Hero';
import Section from '../../components/layout/Section';
import TextLink from '../../components/ui/TextLink';
import {claims} from '../../config/site';
import {useSite} from '../../config/useSite';
import texts from '../../data/pages/contact.yaml';
import ContactForm from './_parts/ContactForm';
import DialDrawing from './_parts/DialDrawing';
import {DRAFT_KEY} from './_parts/EnquiryForm';
import styles from './_parts/Hero.module.css';
import Page from '../../shell/page/Page';
import {organization} from '../../shell/page/entities';

/** Contact. */
export default function Contact(): ReactNode {
  const site = useSite();
  return (
    <Page restores={[QUERY, DRAFT_KEY]} {...texts.page} data={[organization(site)]}>
      <Hero
        {...texts.hero}
        actions={
          <>
            <p className={styles.direct}>
              <TextLink to={`mailto:${site.contactEmail}`}>{site.contactEmail}</TextLink>
              <a href="#write">{texts.form.link}</a>
            </p>
            <AssuranceStrip assurances={[`Reply ${claims.reply}`, claims.consultation]} />
          </>
        }
        figure={
          <div className={styles.drawing}>
            <DialDrawing />
          </div>
        }
      />
      <Section ground="sunk">
        <ContactForm />
      </Section>
    </Page>
  );
}
