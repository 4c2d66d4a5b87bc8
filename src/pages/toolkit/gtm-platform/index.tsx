import type {ReactNode} from 'react';
import {ButtonLink} from '../../../components/ui/Button';
import CallToAction from '../../../components/layout/CallToAction';
import Hero from '../../../components/layout/Hero';
import texts from '../../../data/pages/gtm-platform.yaml';
import {contactPath} from '../../../shell/forms/about';
import Page from '../../../shell/page/Page';
import {Features, HOW_IT_WORKS, ProblemAndSolution, ThreeLayers, TwoCards} from './_parts/sections';
import WeekDrawing from './_parts/WeekDrawing';

const demoPath = contactPath(texts.demo);

/** The GTM platform. */
export default function GtmPlatform(): ReactNode {
  const {
    buttons: [demo, how],
    ...hero
  } = texts.hero;
  return (
    <Page {...texts.page}>
      <Hero
        {...hero}
        actions={
          <>
            <ButtonLink primary to={demoPath}>
              {demo}
            </ButtonLink>
            <ButtonLink to={`#${HOW_IT_WORKS}`}>{how}</ButtonLink>
          </>
        }
        figure={<WeekDrawing />}
      />
      <ProblemAndSolution />
      <TwoCards />
      <ThreeLayers />
      <Features />
      <CallToAction {...texts.action} to={demoPath} primary={false} />
    </Page>
  );
}
