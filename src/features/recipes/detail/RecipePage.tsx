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
import {hueColour} from '../../../config/hues';
import {advisorPath, positionPath, recipePath} from '../../../config/paths';
import {useSite} from '../../../config/useSite';
import {HEADINGS} from '../../../data/evidence/text';
import {cardOf} from '../../../data/recipes/card';
import type {RecipePageData} from '../../../data/recipes/page';
import {paysInWords} from '../../../data/recipes/payback';
import {CHANNEL_HUE, RECIPE_TAIL} from '../../../data/recipes/taxonomy';
import {keepFigures} from '../../../lib/keepFigures';
import {sentencesIn} from '../../../lib/sentences';
import {contactPath} from '../../../shell/forms/about';
import Page from '../../../shell/page/Page';
import PrintAddress from '../../../shell/page/PrintAddress';
import {article, lastChange} from '../../../shell/page/structuredData';
import EmbeddedCalculator from '../../calculators/embed/EmbeddedCalculator';
import {useListAddress} from '../listAddress';
import RelatedRecipes from '../RelatedRecipes';
import Fold, {Folded, Proof, TitledTable} from './Fold';
import InOneMinute from './InOneMinute';
import Overview from './Overview';
import Papers from '../../../components/layout/Papers';
import RecipeActions from './RecipeActions';
import styles from './RecipePage.module.css';
import SideColumn, {Needs} from './SideColumn';
import Step, {Task, Why} from './Step';
import Steps from './Steps';
import {RecipeContext} from './useRecipe';

/** What the generated text names without an import. */
const COMPONENTS = {Fold, Folded, Proof, Step, Steps, Task, TitledTable, Why};

/** One recipe: its text is a generated doc, and what is around that comes from its route. */
export default function RecipePage({content: Text, ...data}: Props & RecipePageData) {
  const {recipe, known, by, related, papers, atSteps, positions} = data;
  const {title, description, frontMatter} = Text.metadata;
  const site = useSite();
  const files = papers.filter(({file}) => !atSteps.includes(file));
  const calculators = (recipe.calculators ?? []).filter(({id}) => !atSteps.includes(id));
  const [channel] = recipe.channels;
  const heading = recipe.page?.heading ?? recipe.name;
  const {benefit, facts} = cardOf(recipe);
  const [, ...mechanism] = sentencesIn(recipe.description);
  return (
    <Page
      title={title}
      description={recipe.page === undefined ? `${description}${RECIPE_TAIL}` : description}
      keywords={frontMatter.keywords ?? []}
      crumb={recipe.name}
      type="article"
      hasBack
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
      <RecipeContext value={data}>
        <div className={styles.page} style={{'--hue': channel && hueColour(CHANNEL_HUE[channel])}}>
          <Width className={clsx('withAside', styles.head)}>
            <div className={clsx('stack', styles.intro)}>
              <BackLink to={useListAddress()}>Back to Growth Recipes</BackLink>
              <div className="badges">
                <StageBadge stage={recipe.buyingCycle} />
                {recipe.investmentRequired && (
                  <PlainBadge>
                    <span>Investment Required</span>{' '}
                    <span className={styles.wide}>{keepFigures(facts.at(-1) ?? '')}</span>
                  </PlainBadge>
                )}
              </div>
              <h1 className={clsx(head.heading, styles.heading)}>{heading}</h1>
              <p className={clsx(head.lead, styles.lead)}>{benefit}</p>
              <div className="badges middle">
                {recipe.channels.map((name) => (
                  <ChannelBadge key={name} channel={name} />
                ))}
                {by && (
                  <p className="note">
                    By <Link to={advisorPath(by.id)}>{by.name}</Link>
                    <span className={styles.wide}>, {by.title}</span>
                  </p>
                )}
              </div>
            </div>
            <Overview recipe={recipe} />
            <InOneMinute recipe={recipe} known={known} mechanism={mechanism.join(' ')}>
              <RecipeActions recipe={recipe} />
            </InOneMinute>
            <Needs recipe={recipe} />
          </Width>
          <Width className={clsx('withAside', styles.columns)}>
            <div className={clsx('prose', styles.body)}>
              <MDXContent>
                <MDXProvider components={COMPONENTS}>
                  <Text />
                </MDXProvider>
              </MDXContent>
              {positions.length > 0 && (
                <section>
                  <h2>Where good practices disagree</h2>
                  <ul>
                    {positions.map((position) => (
                      <li key={position.id}>
                        <Link to={positionPath(position)} className="loneLink">
                          {position.question}
                        </Link>
                      </li>
                    ))}
                  </ul>
                </section>
              )}
              {calculators.length > 0 && (
                <section>
                  <h2>{HEADINGS.calculators}</h2>
                  {calculators.map((one) => (
                    <EmbeddedCalculator key={`${one.id} ${one.numbers}`} {...one} />
                  ))}
                </section>
              )}
              {files.length > 0 && <Papers recipe={recipe.id} papers={files} />}
              <Folded title="How we know this">
                {recipe.plan && <p>{`Pays back: ${paysInWords({pays: recipe.pays, plan: recipe.plan})}`}</p>}
                <Evidence sums={recipe.sums} sources={recipe.sources} reviewed={recipe.reviewed} as="h3" />
              </Folded>
            </div>
            <SideColumn />
          </Width>
          <Width>
            <PrintAddress path={recipePath(recipe.id)} />
          </Width>
          <Width className={clsx('screenOnly whenNear', styles.after)}>
            <RelatedRecipes recipes={related} />
          </Width>
          <CallToAction
            heading="Ready to Implement This Growth Recipe?"
            text="Bring your numbers to a short call. You leave with the first two steps planned for your own account, even if you go on to run them without us."
            button="Get Implementation Support"
            to={contactPath(`Growth recipe: ${recipe.name}`)}
          />
        </div>
      </RecipeContext>
    </Page>
  );
}
