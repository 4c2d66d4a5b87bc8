import recipeCount from '@generated/content/default/count.json';
import clsx from 'clsx';
import CallToAction from '../../components/layout/CallToAction';
import PageHeader from '../../components/layout/PageHeader';
import {Width} from '../../components/layout/Section';
import {ButtonLink} from '../../components/ui/Button';
import Card from '../../components/ui/Card';
import TextLink from '../../components/ui/TextLink';
import {CALCULATORS_PATH, LIST_PATH, PLAN_PATH} from '../../config/paths';
import {useSite} from '../../config/useSite';
import {CALCULATOR_IDS} from '../../data/calculators/ids';
import CalculatorTiles from '../../features/calculators/page/CalculatorTiles';
import {counted} from '../../lib/counted';
import Page from '../../shell/page/Page';
import styles from './_parts/Toolkit.module.css';

const TOOLS = [
  {
    name: 'Planner',
    does: '“I spend EUR 3,000 a month on Meta Ads, and a new customer costs too much.”',
    text: 'Say what you spend and what worries you. You get one recipe with its reason, and a plan with dates.',
    link: 'Find my next step',
    to: PLAN_PATH,
  },
  {
    name: 'Papers',
    does: 'Briefs, tables, test logs and queries to download',
    text: `Most of the ${counted(recipeCount, 'growth recipe')} have the paper for a step beside it, filled in as far as possible.`,
    link: 'Choose a recipe',
    to: LIST_PATH,
  },
  {
    name: 'GTM Platform',
    does: 'Half a page each Monday: what moved, why, and what to do',
    text: 'Reads your shop and your channels, and compares them with the recipes and your own past tests. For companies that work with one of our growth advisors.',
    link: 'See the GTM platform',
    to: '/toolkit/gtm-platform',
  },
];

const FUNDING = {
  name: 'Funding Platform',
  does: 'A round in one place',
  text: 'Your own list, your data room and its open questions. No investor is invited or matched there. It is a separate site with its own sign-in, and opens in a new tab.',
  link: 'Open the Funding Platform',
};

export default function Toolkit() {
  const {fundingPlatformUrl} = useSite();
  const tools = [...TOOLS, {...FUNDING, to: fundingPlatformUrl}].filter(({to}) => to !== '');
  return (
    <Page
      title="Toolkit"
      description="The tools we work with: the GTM platform, which turns a week of data into a short list of decisions, calculators for your own numbers, and a place for your round."
      keywords={['toolkit', 'GTM platform', 'funding platform', 'growth tools', 'calculators']}
    >
      <Width className={clsx('sectionEnd', styles.page)}>
        <PageHeader
          heading="Tools for your figures, your plan and your round"
          lead="An advisor is with you a few days a month. These tools help on the others."
        />
        <section className="above40" aria-label="Calculators">
          <h2 className="below12 subheading">Calculators</h2>
          <CalculatorTiles ids={['break-even', 'discount', 'test-size', 'runway']} />
          <p className="above16">
            <ButtonLink
              to={CALCULATORS_PATH}
            >{`Open all ${counted(CALCULATOR_IDS.length, 'calculator')}`}</ButtonLink>
          </p>
        </section>
        <div className={clsx('two gap16 above40 foldsCompact', styles.tools)}>
          {tools.map(({name, does, text, link, to}) => (
            <Card as="section" key={name} aria-label={name}>
              <h2 className="subheading">{name}</h2>
              <p className="serif large">{does}</p>
              <p>{text}</p>
              <p className={styles.link}>
                {to === fundingPlatformUrl ? (
                  <TextLink className="touch" to={to}>
                    {link}
                  </TextLink>
                ) : (
                  <ButtonLink to={to}>{link}</ButtonLink>
                )}
              </p>
            </Card>
          ))}
        </div>
      </Width>
      <CallToAction
        heading="Talk to the people behind the tools"
        text="Someone still has to decide what goes on the list. An advisor decides it with you."
        button="Get In Touch"
      />
    </Page>
  );
}
