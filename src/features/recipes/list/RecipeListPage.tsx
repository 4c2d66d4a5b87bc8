import Link from '@docusaurus/Link';
import CallToAction from '../../../components/layout/CallToAction';
import Section from '../../../components/layout/Section';
import {POSITIONS_PATH} from '../../../config/paths';
import Page from '../../../shell/page/Page';
import ListHero from './ListHero';
import RecipeExplorer from './RecipeExplorer';
import type {Library} from './library';
import {counted} from '../../../lib/counted';

interface RecipeListPageProps {
  data: Omit<Library, 'loadCards'>;
  loadCards: Library['loadCards'];
}

/** The recipe library: hero, explorer, call to action. */
export default function RecipeListPage({data, loadCards}: RecipeListPageProps) {
  const {index, updated} = data;
  return (
    <Page
      title="Growth recipes: playbooks for e-commerce teams"
      keywords={[
        'growth recipes',
        'e-commerce playbooks',
        'growth marketing',
        'DTC',
        'performance marketing',
      ]}
      modified={updated}
      description={`${counted(index.length, 'growth recipe')} with steps, assets, cases and tips: paid social, search, e-mail and CRM flows, SEO, TikTok and creators. Filter by effort and impact.`}
    >
      <ListHero recipes={index} updated={updated} />
      <RecipeExplorer {...data} loadCards={loadCards} />
      <Section
        ground="sunk"
        heading="Where good practices disagree"
        lead="Questions with two good answers each, and how we choose."
      >
        <Link to={POSITIONS_PATH} className="loneLink">
          Read our positions
        </Link>
      </Section>
      <CallToAction
        heading="Need Help Implementing These Growth Recipes?"
        text="We also do the work, beside your team. Name the one you would start with, and we will say what it takes in your account."
        button="Get Expert Implementation Support"
      />
    </Page>
  );
}
