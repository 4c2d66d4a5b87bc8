import type {ReactNode} from 'react';
import recipeCount from '@generated/recipes/default/count.json';
import CallToAction from '../../components/layout/CallToAction';
import PageHeader from '../../components/layout/PageHeader';
import {Width} from '../../components/layout/Section';
import {ButtonLink} from '../../components/ui/Button';
import IndexCard from '../../components/ui/IndexCard';
import TextLink from '../../components/ui/TextLink';
import {CALCULATORS_PATH, LIST_PATH, PLAN_PATH} from '../../config/paths';
import {useSite} from '../../config/useSite';
import {CALCULATOR_IDS} from '../../data/calculators/ids';
import CalculatorTiles from '../../features/calculators/page/CalculatorTiles';
import {counted} from '../../lib/counted';
import Page from '../../shell/page/Page';
import styles from './_parts/Toolkit.module.css';

interface ToolProps {
  name: string;
  link: ReactNode;
  /** Each is a line of the card. */
  children: ReactNode;
}

function Tool({name, link, children}: ToolProps) {
  return (
    <IndexCard as="section" aria-label={name}>
      <h2 className="subheading">{name}</h2>
      {children}
      <p className={styles.link}>{link}</p>
    </IndexCard>
  );
}

export default function Toolkit() {
  const {fundingPlatformUrl} = useSite();

  return (
    <Page
      title="Toolkit"
      description="The tools we work with: the GTM platform, which turns a week of data into a short list of decisions, calculators for your own numbers, and a place for your round."
      keywords={['toolkit', 'GTM platform', 'funding platform', 'growth tools', 'calculators']}
    >
      <Width className={styles.page}>
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
        <div className={styles.tools}>
          <Tool name="Planner" link={<ButtonLink to={PLAN_PATH}>Find my next step</ButtonLink>}>
            <p className="serif large">
              “I spend EUR 3,000 a month on Meta Ads, and a new customer costs too much.”
            </p>
            <p>
              Say what you spend and what worries you. You get one recipe with its reason, and a plan with
              dates.
            </p>
          </Tool>
          <Tool name="Papers" link={<ButtonLink to={LIST_PATH}>Choose a recipe</ButtonLink>}>
            <p className="serif large">Briefs, tables, test logs and queries to download</p>
            <p>{`Most of the ${counted(recipeCount, 'growth recipe')} have the paper for a step beside it, filled in as far as possible.`}</p>
          </Tool>
          <Tool
            name="GTM Platform"
            link={<ButtonLink to="/toolkit/gtm-platform">See the GTM platform</ButtonLink>}
          >
            <p className="serif large">Half a page each Monday: what moved, why, and what to do</p>
            <p>
              Reads your shop and your channels, and compares them with the recipes and your own past tests.
              For companies that work with one of our growth advisors.
            </p>
          </Tool>
          {fundingPlatformUrl !== '' && (
            <Tool
              name="Funding Platform"
              link={
                <TextLink className="touch" to={fundingPlatformUrl}>
                  Open the Funding Platform
                </TextLink>
              }
            >
              <p className="serif large">A round in one place</p>
              <p>
                Investor list, data room, open questions, commitments. It is a separate site with its own
                sign-in, and opens in a new tab.
              </p>
            </Tool>
          )}
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
