import type {ReactNode} from 'react';
import clsx from 'clsx';
import TextLink from '../../components/ui/TextLink';
import {ButtonLink} from '../../components/ui/Button';
import CallToAction from '../../components/layout/CallToAction';
import Hero from '../../components/layout/Hero';
import {Width} from '../../components/layout/Section';
import {useSite} from '../../config/useSite';
import {CALCULATORS_PATH} from '../../config/paths';
import Page from '../../shell/page/Page';
import {IntervalsDrawing, RoundDrawing, RuleDrawing} from './_parts/drawings';
import LayersDrawing from './gtm-platform/_parts/LayersDrawing';
import styles from './_parts/ToolCard.module.css';
import recipeCount from '@generated/recipes/default/count.json';
import {counted} from '../../lib/counted';

interface ToolCardProps {
  name: string;
  figure: ReactNode;
  link: ReactNode;
  children: ReactNode;
}

function ToolCard({name, figure, link, children}: ToolCardProps) {
  return (
    <section className={styles.tool} aria-label={name}>
      <div className={styles.figure}>{figure}</div>
      <div>
        <h2 className="title">{name}</h2>
        <p className="measure above16 large">{children}</p>
        <p className={clsx('measure above16 large above24 strong', styles.link)}>{link}</p>
      </div>
    </section>
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
      <Hero
        layout="stacked"
        heading="Tools for your figures, your plan and your round"
        lead="An advisor is with you a few days a month. These tools help on the others."
        figure={<RuleDrawing />}
      />
      <Width>
        <ToolCard
          name="GTM Platform"
          figure={<LayersDrawing />}
          link={<ButtonLink to="/toolkit/gtm-platform">See the GTM platform</ButtonLink>}
        >
          {`Reads your shop and your channels, compares what it finds with ${counted(recipeCount, 'growth recipe')} and your own past tests, and gives the team a short list every Monday. For companies that work with one of our growth advisors.`}
        </ToolCard>
        <ToolCard
          name="Calculators"
          figure={<IntervalsDrawing />}
          link={<ButtonLink to={CALCULATORS_PATH}>Open the calculators</ButtonLink>}
        >
          How large a test must be, what a new customer may cost, when to stop an ad, when a round must begin:
          the sums we do before we spend, with your own numbers. Free, without signing up, and worked out in
          your browser.
        </ToolCard>
        {fundingPlatformUrl !== '' && (
          <ToolCard
            name="Funding Platform"
            figure={<RoundDrawing />}
            link={<TextLink to={fundingPlatformUrl}>Open the Funding Platform</TextLink>}
          >
            Keeps a round in one place: investor list, data room, open questions, commitments. It is a
            separate site with its own sign-in, and opens in a new tab.
          </ToolCard>
        )}
      </Width>
      <CallToAction
        heading="Talk to the people behind the tools"
        text="Someone still has to decide what goes on the list. An advisor decides it with you."
        button="Get In Touch"
      />
    </Page>
  );
}
