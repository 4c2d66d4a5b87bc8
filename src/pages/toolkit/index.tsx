import type {ReactNode} from 'react';
import {ButtonLink} from '../../components/ui/Button';
import CallToAction from '../../components/layout/CallToAction';
import TextLink from '../../components/ui/TextLink';
import Hero from '../../components/layout/Hero';
import {Width} from '../../components/layout/Section';
import {useSite} from '../../config/useSite';
import texts from '../../data/pages/toolkit.yaml';
import {CALCULATORS_PATH} from '../../config/paths';
import Page from '../../shell/page/Page';
import {RoundDrawing, RuleDrawing} from './_parts/drawings';
import LayersDrawing from './gtm-platform/_parts/LayersDrawing';
import IntervalsDrawing from './_parts/IntervalsDrawing';
import styles from './_parts/ToolCard.module.css';

interface ToolCardProps {
  name: string;
  /** The tool's drawing. */
  figure: ReactNode;
  /** The way to the tool. */
  link: ReactNode;
  children: ReactNode;
}

/** One tool as a broad row: drawing, what it is for, how to get there. */
function ToolCard({name, figure, link, children}: ToolCardProps): ReactNode {
  return (
    <section className={styles.tool} aria-label={name}>
      <div className={styles.figure}>{figure}</div>
      <div>
        <h2>{name}</h2>
        <p>{children}</p>
        <p className={styles.link}>{link}</p>
      </div>
    </section>
  );
}

/** The toolkit: our platform, the calculators, and the Funding Platform outside this site where there is one. */
export default function Toolkit(): ReactNode {
  const {fundingPlatformUrl} = useSite();
  const {gtm, calculators, funding} = texts;
  return (
    <Page {...texts.page}>
      <Hero layout="stacked" {...texts.hero} figure={<RuleDrawing />} />
      <Width>
        <ToolCard
          name={gtm.name}
          figure={<LayersDrawing />}
          link={<ButtonLink to="/toolkit/gtm-platform">{gtm.link}</ButtonLink>}
        >
          {gtm.text}
        </ToolCard>
        <ToolCard
          name={calculators.name}
          figure={<IntervalsDrawing />}
          link={<ButtonLink to={CALCULATORS_PATH}>{calculators.link}</ButtonLink>}
        >
          {calculators.text}
        </ToolCard>
        {fundingPlatformUrl !== '' && (
          <ToolCard
            name={funding.name}
            figure={<RoundDrawing />}
            link={<TextLink to={fundingPlatformUrl}>{funding.link}</TextLink>}
          >
            {funding.text}
          </ToolCard>
        )}
      </Width>
      <CallToAction {...texts.action} />
    </Page>
  );
}
