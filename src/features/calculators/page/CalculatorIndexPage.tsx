import CallToAction from '../../../components/layout/CallToAction';
import Hero from '../../../components/layout/Hero';
import SplitSection from '../../../components/layout/SplitSection';
import Drawing, {ByWidth, pen} from '../../../components/ui/Drawing';
import Page from '../../../shell/page/Page';
import LinkRows, {type LinkRow} from '../../../components/ui/LinkRows';

/** Centres of the two bells and their spread, as shares of the width. */
const MIDDLES = [0.36, 0.62] as const;
const SPREAD = 0.11;

/** What chance would give, and what was found. */
function Bells({width, height}: {width: number; height: number}) {
  const base = height - 20;
  const bell = (middle: number) =>
    Array.from({length: 61}, (_, step) => {
      const share = step / 60;
      const rise = Math.exp(-((share - middle) ** 2) / (2 * SPREAD ** 2));
      return `${Math.round(share * width)} ${Math.round((base - rise * (base - 24)) * 10) / 10}`;
    }).join('L');
  const [chance, found] = MIDDLES;
  const border = ((chance + found) / 2) * width;
  return (
    <Drawing box={`0 0 ${width} ${height}`}>
      <path d={`M0 ${base}H${width}`} className={pen.axis} />
      <path d={`M${border} 10V${base}`} className={pen.dash} />
      <path d={`M${bell(chance)}`} className={pen.thin} />
      <path d={`M${bell(found)}`} className={pen.line} />
      <path d={`M${found * width} 24V${base}`} className={pen.grid} />
      <circle cx={found * width} cy="24" r="9" className={pen.spark} />
    </Drawing>
  );
}

interface CalculatorGroup {
  heading: string;
  rows: readonly LinkRow[];
}

export default function CalculatorIndexPage({groups}: {groups: readonly CalculatorGroup[]}) {
  return (
    <Page
      title="Calculators"
      description="The sums we do before we spend, with your own numbers: how large a test must be, what a customer may cost, when to stop an ad, when to begin a round, what it leaves you."
      keywords={[
        'calculators',
        'growth calculator',
        'marketing calculator',
        'A/B test',
        'break-even',
        'runway',
        'dilution',
      ]}
    >
      <Hero
        layout="stacked"
        heading="The sums we do before we spend"
        lead="Each answers one question with your own numbers, and says how it gets there. It is worked out in your browser, and the page’s address keeps your numbers for you to share."
        figure={<ByWidth wide={<Bells width={1180} height={210} />} narrow={null} />}
      />
      {groups.map(({heading, rows}, index) => (
        <SplitSection key={heading} heading={heading} ground={index % 2 === 0 ? 'sunk' : undefined}>
          <LinkRows rows={rows} />
        </SplitSection>
      ))}
      <CallToAction
        heading="Missing a sum?"
        button="Get In Touch"
        text="Tell us what you are deciding. We have probably worked it out on paper before, and can do it with you."
      />
    </Page>
  );
}
