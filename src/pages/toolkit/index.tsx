import type {ReactNode} from 'react';
import {ButtonLink} from '../../components/ui/Button';
import CallToAction from '../../components/layout/CallToAction';
import ExternalLink from '../../components/ui/ExternalLink';
import Hero from '../../components/layout/Hero';
import {Width} from '../../components/layout/Section';
import {useSite} from '../../config/useSite';
import texts from '../../data/pages/toolkit.yaml';
import {CALCULATORS_PATH} from '../../config/paths';
import Page from '../../shell/page/Page';
import {RoundDrawing, RulerDrawing} from './_parts/drawings';
import LayersDrawing from './gtm-platform/_parts/LayersDrawing';
import IntervalsDrawing from './_parts/IntervalsDrawing';
import ToolCard from './_parts/ToolCard';

/** The toolkit: our platform, the calculators, and the Funding Platform outside this site where there is one. */
export default function Toolkit(): ReactNode {
  const {fundingPlatformUrl} = useSite();
  const {gtm, calculators, funding} = texts;
  return (
    <Page {...texts.page}>
      <Hero layout="stacked" {...texts.hero} figure={<RulerDrawing />} />
      <Width>
        <ToolCard
          name={gtm.name}
          figure={<LayersDrawing />}
          link={<ButtonLink to="/toolkit/gtm-platform">{gtm.link}</ButtonLink>}
        >
          {gtm.text}
        </ToolCard>
        <ToolCard
          name={calculators.name}
          figure={<IntervalsDrawing />}
          link={<ButtonLink to={CALCULATORS_PATH}>{calculators.link}</ButtonLink>}
        >
          {calculators.text}
        </ToolCard>
        {fundingPlatformUrl !== '' && (
          <ToolCard
            name={funding.name}
            figure={<RoundDrawing />}
            link={<ExternalLink href={fundingPlatformUrl}>{funding.link}</ExternalLink>}
          >
            {funding.text}
          </ToolCard>
        )}
      </Width>
      <CallToAction {...texts.action} />
    </Page>
  );
}
