import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Hero from '../../components/layout/Hero';
import {ButtonLink} from '../../components/ui/Button';
import Page from '../../features/page/Page';

/** Where a form service sends a visitor whose browser runs no script, once their message has arrived. */
export default function ThankYou(): ReactNode {
  return (
    <Page
      title="Thank you"
      description="Your message is with us. An advisor reads it and answers within 24 hours."
      keywords={['contact']}
    >
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <Hero
        label="Contact"
        heading="Thank you, your message is with us"
        lead="An advisor reads it and answers within 24 hours. Until then, the library may have part of the answer."
        actions={<ButtonLink to="/services/growth-recipes">View All Growth Recipes</ButtonLink>}
      />
    </Page>
  );
}
