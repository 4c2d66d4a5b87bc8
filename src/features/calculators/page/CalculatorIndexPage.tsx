import CallToAction from '../../../components/layout/CallToAction';
import PageHeader from '../../../components/layout/PageHeader';
import {Width} from '../../../components/layout/Section';
import {CALCULATOR_GROUPS} from '../../../data/calculators/ids';
import Page from '../../../shell/page/Page';
import CalculatorTiles from './CalculatorTiles';
import styles from './CalculatorPage.module.css';

export default function CalculatorIndexPage() {
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
      <Width className={styles.index}>
        <PageHeader
          heading="The sums we do before we spend"
          lead="Each answers one question with your own numbers, in your browser. The page’s address keeps them for you to share."
        />
        {CALCULATOR_GROUPS.map(({heading, ids}) => (
          <section key={heading}>
            <h2 className="eyebrow below12 brand">{heading}</h2>
            <CalculatorTiles ids={ids} />
          </section>
        ))}
      </Width>
      <CallToAction
        heading="Missing a sum?"
        button="Get In Touch"
        text="Tell us what you are deciding. We have probably worked it out on paper before, and can do it with you."
      />
    </Page>
  );
}
