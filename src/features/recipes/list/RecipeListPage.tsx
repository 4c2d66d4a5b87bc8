import clsx from 'clsx';
import CallToAction from '../../../components/layout/CallToAction';
import PageHeader from '../../../components/layout/PageHeader';
import {Width} from '../../../components/layout/Section';
import {PlainBadge} from '../../../components/ui/Badge';
import Page from '../../../shell/page/Page';
import styles from './RecipeListPage.module.css';
import RecipeExplorer from './RecipeExplorer';
import type {Library} from './library';
import {counted} from '../../../lib/counted';
import {dayInWords} from '../../../lib/dayInWords';

interface RecipeListPageProps {
  data: Omit<Library, 'loadCards'>;
  loadCards: Library['loadCards'];
}

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
      <Width className={styles.hero}>
        <PageHeader
          above={
            <p className="cluster gap8 below12">
              <PlainBadge>{counted(index.length, 'Recipe')}</PlainBadge>
              <PlainBadge>Updated Weekly</PlainBadge>
              <span className={clsx('fine', styles.updated)}>
                Latest: <time dateTime={updated}>{dayInWords(updated)}</time>
              </span>
            </p>
          }
          heading="Growth recipes for Monday"
        />
      </Width>
      <RecipeExplorer {...data} loadCards={loadCards} />
      <CallToAction
        heading="Need Help Implementing These Growth Recipes?"
        text="We also do the work, beside your team. Name the one you would start with, and we will say what it takes in your account."
        button="Get Expert Implementation Support"
      />
    </Page>
  );
}
