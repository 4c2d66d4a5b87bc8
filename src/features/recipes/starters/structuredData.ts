import type {Site} from '../../../config/site';
import {absolute, context, type StructuredData} from '../../../shell/page/structuredData';
import {recipePath, starterPath, STARTERS_PATH} from '../../../config/paths';
import type {StarterPlan} from '../plan/starters';
import type {StarterCard} from './card';

/** A starter plan as instructions (schema.org HowTo): a recipe a step, with the time it takes and what it costs. */
export function starterHowTo(site: Site, {starter, recipes, weeks, cost}: StarterPlan): StructuredData {
  const {from, to} = cost.total.spend;
  return {
    ...context,
    '@type': 'HowTo',
    name: starter.title,
    description: starter.oneLine,
    url: absolute(site, starterPath(starter.id)),
    totalTime: `P${weeks}W`,
    estimatedCost: {'@type': 'MonetaryAmount', currency: 'EUR', minValue: from, maxValue: to},
    step: recipes.map(({id, name, because}, index) => ({
      '@type': 'HowToStep',
      position: index + 1,
      name,
      text: because,
      url: absolute(site, recipePath(id)),
    })),
  };
}

/** The list of all starter plans (schema.org ItemList). */
export function starterList(site: Site, cards: readonly StarterCard[]): StructuredData {
  return {
    ...context,
    '@type': 'ItemList',
    url: absolute(site, STARTERS_PATH),
    itemListElement: cards.map(({id, title}, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      url: absolute(site, starterPath(id)),
    })),
  };
}
