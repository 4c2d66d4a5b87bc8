import {ButtonLink} from '../../../components/ui/Button';
import CallToAction from '../../../components/layout/CallToAction';
import Hero from '../../../components/layout/Hero';
import {contactPath} from '../../../shell/forms/about';
import Page from '../../../shell/page/Page';
import {Features, HOW_IT_WORKS, ProblemAndSolution, ThreeLayers, TwoCards} from './_parts/sections';
import Drawing, {pen} from '../../../components/ui/Drawing';
import {counted} from '../../../lib/counted';
import recipeCount from '@generated/recipes/default/count.json';

const SIGNALS = 9;
/** Each day, and which of its signals led to a decision. */
const DAYS = [
  {name: 'Mon', pick: 5},
  {name: 'Tue', pick: 2},
  {name: 'Wed', pick: 6},
  {name: 'Thu', pick: 3},
  {name: 'Fri', pick: 4},
] as const;

const x = (day: number) => 62 + day * 90;
const y = (signal: number) => 276 - signal * 29;

/** A week of signals, most of them noise, and the one a day that becomes a decision. */
function WeekDrawing() {
  return (
    <Drawing box="0 0 480 340">
      <path d="M20 300H464" className={pen.axis} />
      {DAYS.map(({name, pick}, day) => (
        <g key={name}>
          {Array.from({length: SIGNALS}, (_, signal) => signal)
            .filter((signal) => signal !== pick)
            .map((signal) => (
              <circle
                key={signal}
                cx={x(day) + ((signal * 29 + day * 17) % 44) - 22}
                cy={y(signal)}
                r={3.5 + ((signal + day) % 3)}
                className={pen.faint}
              />
            ))}
          <text x={x(day)} y="324" textAnchor="middle" className={pen.note}>
            {name}
          </text>
        </g>
      ))}
      <polyline points={DAYS.map(({pick}, day) => `${x(day)},${y(pick)}`).join(' ')} className={pen.line} />
      {DAYS.map(({name, pick}, day) => (
        <circle key={name} cx={x(day)} cy={y(pick)} r="10" className={pen.spark} />
      ))}
    </Drawing>
  );
}

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
            <ButtonLink primary to={demoPath}>
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
        text="We connect two of your accounts, read-only, and show you the Monday brief they would have given."
        button="Book a Demo"
        to={demoPath}
        primary={false}
      />
    </Page>
  );
}
