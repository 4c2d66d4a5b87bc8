import Link from '@docusaurus/Link';
import clsx from 'clsx';
import {ButtonLink} from '../../../components/ui/Button';
import PageHeader from '../../../components/layout/PageHeader';
import {Width} from '../../../components/layout/Section';
import SampleBadge from '../../../components/ui/SampleBadge';
import type {Advisor} from '../../../data/advisors/types';
import type {Client} from '../../../data/clients/schema';
import {sectorLabel} from '../../../data/clients/taxonomy';
import {serviceLine} from '../../../data/clients/types';
import {inSentence} from '../../../lib/inSentence';
import Page from '../../../shell/page/Page';
import RelatedRecipes from '../../recipes/RelatedRecipes';
import {ClientMark} from './ClientLogo';
import styles from './ClientStoryPage.module.css';
import type {RecipeCard} from '../../../data/recipes/card';
import {contactPath} from '../../../shell/forms/about';
import {advisorPath, STORIES_PATH} from '../../../config/paths';

interface ClientStoryProps {
  client: Client;
  recipes: readonly RecipeCard[];
  advisor: Advisor | null;
}

/** A client whose story is not written yet. */
export default function ClientStoryPage({client, recipes, advisor}: ClientStoryProps) {
  const sector = sectorLabel(client.sector);
  return (
    <Page
      title={`${client.name}: case study under construction`}
      description={`We worked with ${client.name} (${sector}) on ${inSentence(client.services)}. The case study is being written.`}
      keywords={[client.name, sector, 'client story']}
      crumb={client.name}
      findable={false}
      hasBack
    >
      <Width className={clsx('grid gap40 sectionEnd', styles.page)}>
        <PageHeader
          back={{to: STORIES_PATH, text: 'Back to Client Stories'}}
          label={`${sector} · ${serviceLine(client.services)}`}
          heading={
            <span className="row gap16">
              <ClientMark logo={client.logo} className={styles.mark} /> {client.name}
            </span>
          }
          lead={client.about}
        />
        <section>
          <h2 className="below8 subheading">Case Study Under Construction</h2>
          <p className="below8 measure">
            The full story is not written yet. Below are the recipes that come closest to the work, and who
            can say more. <SampleBadge of={client} />
          </p>
          <Link to={STORIES_PATH} className="loneLink">
            All client stories
          </Link>
        </section>
        {recipes.length > 0 && <RelatedRecipes recipes={recipes} />}
        {advisor !== null && (
          <section aria-labelledby="ask">
            <h2 id="ask" className="below8 subheading">
              Who to ask
            </h2>
            <p className="below12">
              <Link to={advisorPath(advisor.id)}>{advisor.name}</Link>
              {`, ${advisor.title} `}
              <SampleBadge of={advisor} />
            </p>
            <ButtonLink to={contactPath(`${client.name}, for ${advisor.name}`)} small>
              Get In Touch
            </ButtonLink>
          </section>
        )}
      </Width>
    </Page>
  );
}
