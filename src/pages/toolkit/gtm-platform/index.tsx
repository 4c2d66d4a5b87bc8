import type {ReactNode} from 'react';
import {ButtonLink} from '../../../components/ui/Button';
import CallToAction from '../../../components/layout/CallToAction';
import Hero from '../../../components/layout/Hero';
import {contactPath} from '../../../features/forms/about';
import Page from '../../../features/page/Page';
import {Features, HOW_IT_WORKS, ProblemAndSolution, ThreeLayers, TwoCards} from './_parts/sections';
import WeekDrawing from './_parts/WeekDrawing';

const DEMO = 'A demo of the GTM platform';

/** The GTM platform. */
export default function GtmPlatform(): ReactNode {
  return (
    <Page
      title="GTM platform: data, knowledge, action"
      description="One place that reads your shop and channels, compares them with fifty growth recipes, and gives your team a short list of decisions every Monday."
      keywords={[
        'GTM platform',
        'go-to-market software',
        'AI stand-up',
        'growth recipes',
        'e-commerce analytics',
      ]}
    >
      <Hero
        label="GTM Platform"
        heading="A week has many signals and room for few decisions"
        lead="The platform sorts the one from the other. It reads your tools, remembers your tests and tells your team what deserves an hour."
        actions={
          <>
            <ButtonLink primary to={contactPath(DEMO)}>
              Book a Demo
            </ButtonLink>
            <ButtonLink to={`#${HOW_IT_WORKS}`}>See How It Works</ButtonLink>
          </>
        }
        figure={<WeekDrawing />}
      />
      <ProblemAndSolution />
      <TwoCards />
      <ThreeLayers />
      <Features />
      <CallToAction
        heading="See it on your own numbers"
        button="Book a Demo"
        to={contactPath(DEMO)}
        primary={false}
      >
        We connect two of your accounts for the call, read-only, and walk through the Monday brief they would
        have given you.
      </CallToAction>
    </Page>
  );
}
