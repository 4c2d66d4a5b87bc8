import recipeCount from '@generated/content/default/count.json';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import CallToAction from '../../components/layout/CallToAction';
import PageHeader from '../../components/layout/PageHeader';
import {Width} from '../../components/layout/Section';
import TextLink from '../../components/ui/TextLink';
import {CALCULATORS_PATH, LIST_PATH, PLAN_PATH} from '../../config/paths';
import {useSite} from '../../config/useSite';
import {CALCULATOR_IDS} from '../../data/calculators/ids';
import CalculatorTiles from '../../features/calculators/page/CalculatorTiles';
import Sentence from '../../features/recipes/planner/Sentence';
import {counted} from '../../lib/counted';
import Page from '../../shell/page/Page';
import styles from './_parts/Toolkit.module.css';

const GTM = {
  name: 'GTM Platform',
  does: 'Half a page each Monday: what moved, why, and what to do',
  text: 'Reads your shop and your channels, and compares them with the recipes and your own past tests. For companies that work with one of our growth advisors.',
  link: 'See the GTM platform',
  to: '/toolkit/gtm-platform',
};

const FUNDING = {
  name: 'Funding Platform',
  does: 'A round in one place',
  text: 'Your own list, your data room and its open questions. No investor is invited or matched there. It is a separate site with its own sign-in, and opens in a new tab.',
  link: 'Open the Funding Platform',
};

export default function Toolkit() {
  const {fundingPlatformUrl} = useSite();
  const tools = [GTM, {...FUNDING, to: fundingPlatformUrl}].filter(({to}) => to !== '');
  return (
    <Page
      title="Toolkit"
      description="The tools we work with: the GTM platform, which turns a week of data into a short list of decisions, calculators for your own numbers, and a place for your round."
      keywords={['toolkit', 'GTM platform', 'funding platform', 'growth tools', 'calculators']}
    >
      <Width className={clsx('sectionEnd', styles.page)}>
        <PageHeader
          heading="What we use when we are not in the room"
          lead="An advisor is with you a few days a month. These tools help on the others."
        />
        <section className="above40" aria-label="Calculators">
          <h2 className="srOnly">Calculators</h2>
          <CalculatorTiles ids={['break-even', 'discount', 'test-size', 'runway']} />
          <p className="above16">
            <Link to={CALCULATORS_PATH} className="touch strong">
              {`All ${counted(CALCULATOR_IDS.length, 'calculator')}`}
            </Link>
          </p>
        </section>
        <section className={clsx('ruled above40', styles.planner)} aria-label="Planner">
          <h2 className="eyebrow brand below8">Planner</h2>
          <Sentence />
          <noscript>
            <Link to={PLAN_PATH}>Find my next step</Link>
          </noscript>
        </section>
        <div className="two gapColumns above40 foldsCompact">
          {tools.map(({name, does, text, link, to}) => (
            <section className="ruled" key={name} aria-label={name}>
              <h2 className="eyebrow brand above16">{name}</h2>
              <p className="serif subheading above8">{does}</p>
              <p className="soft above8">{text}</p>
              <p className="above8">
                <TextLink className="touch strong" to={to}>
                  {link}
                </TextLink>
              </p>
            </section>
          ))}
        </div>
        <section className="ruled above40" aria-label="Papers">
          <h2 className="srOnly">Papers</h2>
          <p className="above16">
            Briefs, tables, test logs and queries stand beside the steps of most of the{' '}
            {counted(recipeCount, 'growth recipe')}, filled in as far as possible.{' '}
            <Link to={LIST_PATH} className="strong">
              Choose a recipe
            </Link>
          </p>
        </section>
      </Width>
      <CallToAction
        heading="Talk to the people behind the tools"
        text="Someone still has to decide what goes on the list. An advisor decides it with you."
        button="Get In Touch"
      />
    </Page>
  );
}
