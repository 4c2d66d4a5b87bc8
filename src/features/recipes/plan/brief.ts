import {hoursText, spendText} from '../../../data/plans/spend';
import {runInWords} from '../../../data/recipes/card';
import {requiredInWords, ruleText} from '../../../data/recipes/words';
import type {PlanItem} from './types';
import {days, longDate} from './words';

/** What a team agrees on before a test begins: what it expects, what changes where, until when, what decides. */
export function briefOf(
  {recipe, setUp, runs, decision}: PlanItem,
  places: Readonly<Record<string, string>>,
  people?: string,
): (readonly [string, string])[] {
  const {benefit, channels = [], occupies, requires, hoursPerWeek, spend, runsDays, decide = []} = recipe;
  const [first] = setUp;
  const where = [...channels, ...occupies.flatMap((place) => places[place] ?? [])].join('; ');
  return [
    ...(benefit === undefined ? [] : [['What we expect', benefit] as const]),
    ['What changes', recipe.name],
    ['Where, with no other change meanwhile', where],
    ['Set-up', first === undefined ? 'None' : `${days(setUp.length)} from ${longDate(first)}`],
    ['Runs', `${longDate(runs)} to ${longDate(decision - 1)}, ${runInWords(runsDays)} at least`],
    ['Enough people', requires === undefined ? 'No least number' : requiredInWords(requires).join('; ')],
    ...(people === undefined ? [] : [['People per group', people] as const]),
    ['Extra spend', spendText(spend ?? {from: 0, to: 0})],
    ['Work while it runs', hoursPerWeek === undefined ? 'None counted' : hoursText(hoursPerWeek)],
    ['Decided on', longDate(decision)],
    ...decide.map(
      (row, index) => [index === 0 ? 'What decides, and what we do then' : 'Or', ruleText(row)] as const,
    ),
  ];
}
