import Link from '@docusaurus/Link';
import clsx from 'clsx';
import {ButtonLink} from '../../components/ui/Button';
import EvenColumns from '../../components/layout/EvenColumns';
import OpenTools from '../../components/layout/OpenTools';
import Section from '../../components/layout/Section';
import RecipeIndexCard from '../../components/ui/RecipeIndexCard';
import Rows from '../../components/ui/Rows';
import Stats from '../../components/ui/Stats';
import type {Hub, HubSection} from '../../data/hubs/schema';
import {JOURNAL_PATH, LIST_PATH, starterPath} from '../../config/paths';
import HubList from './HubList';
import styles from './HubPage.module.css';
import type {RecipeCard} from '../../data/recipes/card';
import type {Paper} from '../../data/recipes/paper';

/** A hub's recipes, or its services where it has no recipes, and its starter plans. */
export function HubCards({
  hub: {cards},
  recipes,
  plans,
}: {
  hub: Hub;
  recipes: readonly RecipeCard[];
  plans: readonly {id: string; title: string}[];
}) {
  return (
    <Section heading={cards.heading} lead={cards.lead}>
      {cards.services ? (
        <div className="above32">
          <Rows rows={cards.services} />
        </div>
      ) : (
        <>
          <div className="above32">
            <EvenColumns least={recipes.length === 3 ? '22rem' : '30rem'}>
              {recipes.map((recipe) => (
                <RecipeIndexCard as="li" key={recipe.id} recipe={recipe} />
              ))}
            </EvenColumns>
          </div>
          <p className="above16">
            <Link className="touch" to={LIST_PATH}>
              All growth recipes
            </Link>
          </p>
        </>
      )}
      {plans.length > 0 && (
        <p className={clsx('cluster middle above24', styles.links)}>
          <span>In order, with weeks and costs:</span>
          {plans.map(({id, title}) => (
            <Link className="touch ink strong" key={id} to={starterPath(id)}>
              {title}
            </Link>
          ))}
        </p>
      )}
      <OpenTools />
    </Section>
  );
}

export function HubExtra({section, ...of}: {hub: string; papers: readonly Paper[]; section: HubSection}) {
  switch (section.kind) {
    case 'list':
      return <HubList section={section} {...of} />;
    case 'figures':
      return (
        <Section heading={section.heading}>
          <div className={clsx('above24', styles.figures)}>
            <Stats stats={section.figures} />
          </div>
          <p className="above24 note measure">{section.note}</p>
        </Section>
      );
    case 'article':
      return (
        <Section
          ground="sunk"
          eyebrow={section.to.startsWith(JOURNAL_PATH) ? 'From the journal' : 'From the library'}
          heading={section.heading}
          lead={section.text}
        >
          <p className="above24 note measure">
            <ButtonLink to={section.to}>{section.link}</ButtonLink>
          </p>
        </Section>
      );
  }
}
