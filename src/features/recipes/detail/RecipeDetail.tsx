import type {ReactNode} from 'react';
import clsx from 'clsx';
import {ChannelBadge, PlainBadge, StageBadge} from '../../../components/ui/Badge';
import CallToAction from '../../../components/layout/CallToAction';
import {CHANNEL_HUE} from '../../../data/recipes/taxonomy';
import {hueColour} from '../../../config/hues';
import {keepFigures} from '../../../lib/keepFigures';
import BackLink from '../../../components/layout/BackLink';
import head from '../../../components/layout/DetailHead.module.css';
import Pager, {type Neighbour} from '../../../components/ui/Pager';
import {Width} from '../../../components/layout/Section';
import texts from '../../../data/pages/growth-recipe.yaml';
import type {RecipePageData} from '../../../data/recipes/page';
import Calculators from '../../calculators/embed/Calculators';
import Evidence from '../../../components/layout/Evidence';
import PrintAddress from '../../../shell/page/PrintAddress';
import {useListAddress} from '../listAddress';
import {advisorPath, recipePath} from '../../../config/paths';
import Overview from './Overview';
import Papers from './Papers';
import Positions from './Positions';
import RecipeActions from './RecipeActions';
import {contactPath} from '../../../shell/forms/about';
import styles from './RecipeDetail.module.css';
import RelatedRecipes from '../RelatedRecipes';
import {Help, Needs} from './SideColumn';
import Link from '@docusaurus/Link';
import InOneMinute from './InOneMinute';
import Pictures from './picture/Pictures';
import fold from '../Fold.module.css';
interface RecipeDetailProps extends RecipePageData {
  description: string;
  previous: Neighbour | undefined;
  next: Neighbour | undefined;
  /** The page's Markdown body: steps, case, tips, and the hand-written note where there is one. */
  children: ReactNode;
}

/** One recipe. */
export default function RecipeDetail({
  recipe,
  by,
  description,
  related,
  papers,
  atSteps,
  positions,
  previous,
  next,
  children,
}: RecipeDetailProps): ReactNode {
  const listAddress = useListAddress();
  const files = papers.filter(({file}) => !atSteps.includes(file));
  const calculators = (recipe.calculators ?? []).filter(({id}) => !atSteps.includes(id));
  const [channel] = recipe.channels;
  return (
    <div style={{'--hue': channel && hueColour(CHANNEL_HUE[channel])}}>
      <Width className={styles.head}>
        <div className={styles.intro}>
          <BackLink to={listAddress}>Back to Growth Recipes</BackLink>
          <div className={clsx('badges', styles.badges)}>
            <StageBadge stage={recipe.buyingCycle} />
            {recipe.investmentRequired && <PlainBadge>Investment Required</PlainBadge>}
          </div>
          <h1 className={clsx(head.heading, styles.heading)}>{recipe.page?.heading ?? recipe.name}</h1>
          <p className={clsx(head.lead, styles.description)}>{keepFigures(description)}</p>
          <div className={clsx('badges', styles.badges)}>
            {recipe.channels.map((name) => (
              <ChannelBadge key={name} channel={name} />
            ))}
            {by && (
              <p className={styles.by}>
                By <Link to={advisorPath(by.id)}>{by.name}</Link>, {by.title} · {recipe.source}
              </p>
            )}
          </div>
        </div>
        <Overview recipe={recipe} />
      </Width>
      <Width className={styles.columns}>
        <div className={styles.start}>
          <InOneMinute recipe={recipe} />
          <RecipeActions recipe={recipe} papers={papers} />
        </div>
        <Needs recipe={recipe} />
        <div className={styles.body}>
          <Pictures recipe={recipe} />
          {children}
          {positions.length > 0 && <Positions positions={positions} />}
          {calculators.length > 0 && <Calculators calculators={calculators} />}
          {files.length > 0 && <Papers recipe={recipe.id} papers={files} />}
          <details className={fold.fold}>
            <summary>
              <h2>{texts.evidence}</h2>
            </summary>
            <Evidence sums={recipe.sums} sources={recipe.sources} reviewed={recipe.reviewed} as="h3" />
          </details>
        </div>
        <Help name={recipe.name} />
      </Width>
      <Width>
        <PrintAddress path={recipePath(recipe.id)} />
      </Width>
      <Width className={clsx('screenOnly whenNear', styles.after)}>
        <RelatedRecipes recipes={related} />
        <Pager
          label={`More ${recipe.buyingCycle} recipes`}
          order={` in ${recipe.buyingCycle}`}
          previous={previous}
          next={next}
        />
      </Width>
      <CallToAction {...texts.action} to={contactPath(`Growth recipe: ${recipe.name}`)} />
    </div>
  );
}
