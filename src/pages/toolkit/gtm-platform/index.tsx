import {ButtonLink} from '../../../components/ui/Button';
import CallToAction from '../../../components/layout/CallToAction';
import Hero from '../../../components/layout/Hero';
import {bookPath} from '../../../config/paths';
import {contactPath} from '../../../shell/forms/about';
import Page from '../../../shell/page/Page';
import {
  Features,
  HOW_IT_WORKS,
  MondayBrief,
  ProblemAndSolution,
  ThreeLayers,
  TwoCards,
} from './_parts/sections';
import {counted} from '../../../lib/counted';
import recipeCount from '@generated/content/default/count.json';

const demoPath = contactPath('A demo of the GTM platform');

export default function GtmPlatform() {
  return (
    <Page
      title="GTM platform: data, knowledge, action"
      description={`One place that reads your shop and channels, compares them with ${counted(recipeCount, 'growth recipe')}, and gives your team a short list of decisions every Monday.`}
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
        lead="It reads your tools, remembers your tests and shows your team what deserves an hour."
        actions={
          <>
            <ButtonLink primary to={bookPath(demoPath)}>
              Book a Demo
            </ButtonLink>
            <ButtonLink to={`#${HOW_IT_WORKS}`}>See How It Works</ButtonLink>
          </>
        }
        figure={<MondayBrief />}
      />
      <ProblemAndSolution />
      <TwoCards />
      <ThreeLayers />
      <Features />
      <CallToAction
        heading="See it on your own numbers"
        text="We connect two of your accounts, read-only, and show you the Monday brief they would have given."
        button="Book a Demo"
        to={demoPath}
      />
    </Page>
  );
}
