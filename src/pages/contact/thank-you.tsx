import type {ReactNode} from 'react';
import Hero from '../../components/layout/Hero';
import {ButtonLink} from '../../components/ui/Button';
import texts from '../../data/pages/contact.yaml';
import Page from '../../shell/page/Page';
import {LIST_PATH} from '../../config/paths';

/** Where a form service sends a visitor whose browser runs no script, once their message has arrived. */
export default function ThankYou(): ReactNode {
  const {page, heading, text, meanwhile, button} = texts.thanks;
  return (
    <Page {...page} findable={false}>
      <Hero
        label={texts.hero.label}
        heading={heading}
        lead={`${text} ${meanwhile}`}
        actions={<ButtonLink to={LIST_PATH}>{button}</ButtonLink>}
      />
    </Page>
  );
}
