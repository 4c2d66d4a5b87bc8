import type {ReactNode} from 'react';
import {ButtonLink} from '../../../components/ui/Button';
import CallToAction from '../../../components/layout/CallToAction';
import Hero from '../../../components/layout/Hero';
import {beliefs} from '../../../data/pages/beliefs';
import texts from '../../../data/pages/core-beliefs.yaml';
import Page from '../../../shell/page/Page';
import BeliefBand from './_parts/BeliefBand';
import SheafDrawing from '../_parts/SheafDrawing';

/** Core beliefs: ten numbered bands. */
export default function CoreBeliefs(): ReactNode {
  const {button, ...hero} = texts.hero;
  return (
    <Page {...texts.page}>
      <Hero {...hero} actions={<ButtonLink to="/contact">{button}</ButtonLink>} figure={<SheafDrawing />} />
      {beliefs.map((belief) => (
        <BeliefBand key={belief.number} belief={belief} />
      ))}
      <CallToAction {...texts.action} />
    </Page>
  );
}
