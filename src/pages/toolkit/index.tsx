import type {ReactNode} from 'react';
import {ButtonLink} from '../../components/ui/Button';
import CallToAction from '../../components/layout/CallToAction';
import ExternalLink from '../../components/ui/ExternalLink';
import Hero from '../../components/layout/Hero';
import {Width} from '../../components/layout/Section';
import {useSite} from '../../config/useSite';
import Page from '../../features/page/Page';
import {RoundDrawing, RulerDrawing} from './gtm-platform/_parts/drawings';
import LayersDrawing from './gtm-platform/_parts/LayersDrawing';
import IntervalsDrawing from './_parts/IntervalsDrawing';
import ToolCard from './_parts/ToolCard';

/** The toolkit: our platform, the calculators, and the Funding Platform outside this site. */
export default function Toolkit(): ReactNode {
  const {fundingPlatformUrl} = useSite();
  return (
    <Page
      title="Toolkit"
      description="The tools we work with: the GTM platform, which turns a week of data into a short list of decisions, calculators for your own numbers, and the Funding Platform."
      keywords={['toolkit', 'GTM platform', 'funding platform', 'growth tools', 'calculators']}
    >
      <Hero
        layout="stacked"
        heading="Three tools, so that the talking is about decisions"
        lead="An advisor is there for some days of the month. These keep count on the others."
        figure={<RulerDrawing />}
      />
      <Width>
        <ToolCard
          name="GTM Platform"
          figure={<LayersDrawing />}
          link={<ButtonLink to="/toolkit/gtm-platform">See the GTM platform</ButtonLink>}
        >
          Reads your shop and your channels, compares what it finds with fifty growth recipes and your own
          past tests, and gives the team a short list every Monday. For companies that work with one of our
          growth advisors.
        </ToolCard>
        <ToolCard
          name="Calculators"
          figure={<IntervalsDrawing />}
          link={<ButtonLink to="/toolkit/calculators">Open the calculators</ButtonLink>}
        >
          How large a test must be, what a new customer may cost, when to stop an ad, when a round must begin:
          the sums we do before we spend, with your own numbers. Free, and nothing you type leaves your browser.
        </ToolCard>
        <ToolCard
          name="Funding Platform"
          figure={<RoundDrawing />}
          link={<ExternalLink href={fundingPlatformUrl}>Open the Funding Platform</ExternalLink>}
        >
          Keeps a round in one place: investor list, data room, open questions, commitments. It is a site of
          its own, with its own sign-in, and opens in a new tab.
        </ToolCard>
      </Width>
      <CallToAction heading="Tools are the smaller half" button="Get In Touch">
        Somebody has to choose what goes on the list. Talk to the people who would do that with you.
      </CallToAction>
    </Page>
  );
}
