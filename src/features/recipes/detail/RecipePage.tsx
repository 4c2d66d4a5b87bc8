import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {MDXProvider} from '@mdx-js/react';
import type {Props} from '@theme/DocItem';
import MDXContent from '@theme/MDXContent';
import BackLink from '../../../components/layout/BackLink';
import CallToAction from '../../../components/layout/CallToAction';
import head from '../../../components/layout/DetailHead.module.css';
import Evidence from '../../../components/layout/Evidence';
import {Width} from '../../../components/layout/Section';
import {ChannelBadge, PlainBadge, StageBadge} from '../../../components/ui/Badge';
import Pager from '../../../components/ui/Pager';
import {hueColour} from '../../../config/hues';
import {advisorPath, recipePath} from '../../../config/paths';
import {useSite} from '../../../config/useSite';
import {HEADINGS} from '../../../data/evidence/text';
import type {RecipePageData} from '../../../data/recipes/page';
import {CHANNEL_HUE, RECIPE_TAIL} from '../../../data/recipes/taxonomy';
import {contactPath} from '../../../shell/forms/about';
import Page from '../../../shell/page/Page';
import PrintAddress from '../../../shell/page/PrintAddress';
import {article, lastChange} from '../../../shell/page/structuredData';
import EmbeddedCalculator from '../../calculators/embed/EmbeddedCalculator';
import fold from '../Fold.module.css';
import {useListAddress} from '../listAddress';
import RelatedRecipes from '../RelatedRecipes';
import Fold, {TitledTable} from './Fold';
import InOneMinute from './InOneMinute';
import Overview from './Overview';
import Papers from './Papers';
import Pictures from './picture/Pictures';
import Positions from './Positions';
import RecipeActions from './RecipeActions';
import RecipeCase from './RecipeCase';
import styles from './RecipePage.module.css';
import {Help, Needs} from './SideColumn';
import Step, {Why} from './Step';
import Steps from './Steps';
import {RecipeContext} from './useRecipe';

/** What the generated text names without an import. */
const COMPONENTS = {Case: RecipeCase, Fold, Step, Steps, TitledTable, Why};

/** One recipe: its text is a generated doc, and what is around that comes from its route. */
export default function RecipePage({content: Text, ...data}: Props & RecipePageData) {
  const {recipe, by, related, papers, atSteps, positions} = data;
  const {title, description, frontMatter, previous, next} = Text.metadata;
  const site = useSite();
  const listAddress = useListAddress();
  const files = papers.filter(({file}) => !atSteps.includes(file));
  const calculators = (recipe.calculators ?? []).filter(({id}) => !atSteps.includes(id));
  const [channel] = recipe.channels;
  const heading = recipe.page?.heading ?? recipe.name;
  return (
    <Page
      title={title}
      description={recipe.page === undefined ? `${description}${RECIPE_TAIL}` : description}
      keywords={frontMatter.keywords ?? []}
      crumb={recipe.name}
      type="article"
      data={[
        article(site, {
          title: heading,
          path: recipePath(recipe.id),
          description: recipe.description,
          published: recipe.published,
          modified: lastChange(recipe.published, recipe.reviewed.on),
          author: by === null ? undefined : {name: by.name, path: advisorPath(by.id)},
        }),
      ]}
    >
      <div style={{'--hue': channel && hueColour(CHANNEL_HUE[channel])}}>
        <Width className={clsx('withAside', styles.head)}>
          <div className={styles.intro}>
            <BackLink to={listAddress}>Back to Growth Recipes</BackLink>
            <div className="badges">
              <StageBadge stage={recipe.buyingCycle} />
              {recipe.investmentRequired && <PlainBadge>Investment Required</PlainBadge>}
            </div>
            <h1 className={clsx(head.heading, styles.heading)}>{heading}</h1>
            <p className={clsx(head.lead, styles.description)}>{recipe.description}</p>
            <div className="badges">
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
        <Width className={clsx('withAside', styles.columns)}>
          <div className={styles.start}>
            <InOneMinute recipe={recipe} />
            <RecipeActions recipe={recipe} papers={papers} />
          </div>
          <Needs recipe={recipe} />
          <div className={clsx('prose', styles.body)}>
            <Pictures recipe={recipe} />
            <RecipeContext value={data}>
              <MDXContent>
                <MDXProvider components={COMPONENTS}>
                  <Text />
                </MDXProvider>
              </MDXContent>
            </RecipeContext>
            {positions.length > 0 && <Positions positions={positions} />}
            {calculators.length > 0 && (
              <section className="above48 prose">
                <h2>{HEADINGS.calculators}</h2>
                {calculators.map((one) => (
                  <EmbeddedCalculator key={`${one.id} ${one.numbers}`} {...one} />
                ))}
              </section>
            )}
            {files.length > 0 && <Papers recipe={recipe.id} papers={files} />}
            <details className={fold.fold}>
              <summary>
                <h2>How we know this</h2>
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
        <CallToAction
          heading="Ready to Implement This Growth Recipe?"
          text="Bring your numbers to a short call. You leave with the first two steps planned for your own account, even if you go on to run them without us."
          button="Get Implementation Support"
          to={contactPath(`Growth recipe: ${recipe.name}`)}
        />
      </div>
    </Page>
  );
}
