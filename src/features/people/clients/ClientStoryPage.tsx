import Link from '@docusaurus/Link';
import {ButtonLink} from '../../../components/ui/Button';
import HeroGrid from '../../../components/layout/HeroGrid';
import PageHeader from '../../../components/layout/PageHeader';
import {Width} from '../../../components/layout/Section';
import SampleBadge from '../../../components/ui/SampleBadge';
import type {Advisor} from '../../../data/advisors/types';
import type {Client} from '../../../data/clients/schema';
import {sectorLabel} from '../../../data/clients/taxonomy';
import {type ClientCard, serviceLine} from '../../../data/clients/types';
import {hueColour} from '../../../config/hues';
import {inSentence} from '../../../lib/inSentence';
import Page from '../../../shell/page/Page';
import RelatedRecipes from '../../recipes/RelatedRecipes';
import {ClientMark} from './ClientLogo';
import styles from './ClientStoryPage.module.css';
import type {RecipeCard} from '../../../data/recipes/card';
import {contactPath} from '../../../shell/forms/about';
import AdvisorPortrait from '../advisors/AdvisorPortrait';
import ask from '../advisors/AskAdvisor.module.css';
import {advisorPath, STORIES_PATH, storyPath} from '../../../config/paths';

function AskAdvisor({advisor, client}: {advisor: Advisor; client: Client}) {
  return (
    <div className={ask.ask}>
      <AdvisorPortrait advisor={advisor} />
      <div>
        <p className={ask.name}>
          <Link to={advisorPath(advisor.id)} className="loneLink">
            {advisor.name}
          </Link>
        </p>
        <p className="below12 soft">
          {advisor.title} <SampleBadge of={advisor} />
        </p>
        <ButtonLink to={contactPath(`${client.name}, for ${advisor.name}`)} small>
          Get In Touch
        </ButtonLink>
      </div>
    </div>
  );
}

interface ClientStoryProps {
  client: Client;
  recipes: readonly RecipeCard[];
  advisor: Advisor | null;
  written: readonly ClientCard[];
}

/** A client whose story is not written yet. */
export default function ClientStoryPage({client, recipes, advisor, written}: ClientStoryProps) {
  const sector = sectorLabel(client.sector);
  return (
    <Page
      title={`${client.name}: case study under construction`}
      description={`We worked with ${client.name} (${sector}) on ${inSentence(client.services)}. The case study is being written.`}
      keywords={[client.name, sector, 'client story']}
      crumb={client.name}
      findable={false}
    >
      <HeroGrid side="even" className={styles.page}>
        <div className={styles.drawing} style={{'--hue': hueColour(client.logo.hue)}}>
          <svg viewBox="0 0 400 300" aria-hidden="true">
            <path d="M0 60H400M0 120H400M0 180H400M0 240H400M80 0V300M160 0V300M240 0V300M320 0V300" />
          </svg>
          <ClientMark logo={client.logo} className={styles.mark} />
        </div>
        <div>
          <PageHeader
            back={{to: STORIES_PATH, text: 'Back to Client Stories'}}
            label={`${sector} · ${serviceLine(client.services)}`}
            heading={client.name}
            lead={client.about}
          >
            <SampleBadge of={client} />
          </PageHeader>
          <h2 className={styles.notice}>Case Study Under Construction</h2>
          <p className={styles.text}>
            The full story is not written yet. Until it is, this page says what the work was about, which
            recipes come closest to it, and who can say more.
          </p>
          <ButtonLink to={STORIES_PATH}>All client stories</ButtonLink>
        </div>
      </HeroGrid>
      <Width className={styles.more}>
        {recipes.length > 0 && <RelatedRecipes recipes={recipes} />}
        <div className={styles.columns}>
          {advisor !== null && (
            <section aria-labelledby="ask">
              <h2 id="ask" className="below16">
                Who to ask
              </h2>
              <AskAdvisor advisor={advisor} client={client} />
            </section>
          )}
          <section aria-labelledby="stories">
            <h2 id="stories" className="below16">
              Stories you can read now
            </h2>
            <ul className={styles.stories}>
              {written.map(({id, name, headline}) => (
                <li key={id}>
                  <Link className="row strong" to={storyPath(id)}>
                    {name}
                  </Link>
                  <span className="soft">{headline}</span>
                </li>
              ))}
            </ul>
          </section>
        </div>
      </Width>
    </Page>
  );
}
