import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Hero from '../../components/layout/Hero';
import {ButtonLink} from '../../components/ui/Button';
import texts from '../../data/pages/contact.yaml';
import Page from '../../shell/page/Page';
import {LIST_PATH} from '../../config/paths';

/** Where a form service sends a visitor whose browser runs no script, once their message has arrived. */
export default function ThankYou(): ReactNode {
  const {page, heading, text, meanwhile, button} = texts.thanks;
  return (
    <Page {...page}>
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <Hero
        label={texts.hero.label}
        heading={heading}
        lead={`${text} ${meanwhile}`}
        actions={<ButtonLink to={LIST_PATH}>{button}</ButtonLink>}
      />
    </Page>
  );
}
