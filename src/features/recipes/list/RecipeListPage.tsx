import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import CallToAction from '../../../components/layout/CallToAction';
import Section from '../../../components/layout/Section';
import {QUERY} from '../../../config/hydration';
import {fill} from '../../../lib/fill';
import texts from '../../../data/pages/growth-recipes.yaml';
import {POSITIONS_PATH} from '../../../config/paths';
import Page from '../../../shell/page/Page';
import {PLAN_KEY} from '../plan/store';
import ListHero from './ListHero';
import RecipeExplorer from './RecipeExplorer';
import type {Library} from './library';

interface RecipeListPageProps {
  data: Omit<Library, 'pages'>;
  pages: Library['pages'];
}

/** The recipe library: hero, explorer, call to action. */
export default function RecipeListPage({data, pages}: RecipeListPageProps): ReactNode {
  const {index, updated} = data;
  const {heading, text, link} = texts.positions;
  return (
    <Page
      restores={[QUERY, PLAN_KEY]}
      {...texts.page}
      modified={updated}
      description={fill(texts.page.description, {recipes: index.length})}
    >
      <ListHero recipes={index} updated={updated} />
      <RecipeExplorer {...data} pages={pages} />
      <Section ground="sunk" heading={heading} lead={text}>
        <Link to={POSITIONS_PATH} className="loneLink">
          {link}
        </Link>
      </Section>
      <CallToAction {...texts.action} />
    </Page>
  );
}
