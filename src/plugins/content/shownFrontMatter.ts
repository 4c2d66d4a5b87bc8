import type {ParseFrontMatter} from '@docusaurus/types';
import * as z from 'zod';
import {usedCalculator} from '../../data/calculators/schema';
import {withAge} from '../../data/evidence/age';
import {evidenceFields} from '../../data/evidence/schema';
import {keysOf} from '../../data/record';
import {withCalculators} from '../../features/calculators/embed/words';
import {buildDay} from '../lib/buildDay';

const ids = z.array(z.string());
const recipePage = z.looseObject({
  recipe: z.looseObject({
    ...evidenceFields,
    related: ids.default([]),
    plan: z.looseObject({needs: ids.default([])}).optional(),
    calculators: z.array(usedCalculator).optional(),
  }),
  related: z.array(z.looseObject({id: z.string()})).default([]),
});

/** Fields of an article that its route passes to it, checked and without what is not published yet. */
const PASSED = ['keywords', 'related', 'faq', 'discuss', 'callToAction', ...keysOf(evidenceFields)];

/**
 * The front matter as pages need it, without `later`, the ids of recipes that are not published yet. A recipe's review
 * gets its age, which a committed page cannot know. An article loses what its route passes to it, so that its script
 * does not carry that twice.
 */
export const shownFrontMatter =
  (later: ReadonlySet<string>): ParseFrontMatter =>
  async (params) => {
    const {frontMatter, content} = await params.defaultParseFrontMatter(params);
    const {data} = recipePage.safeParse(frontMatter);
    if (data !== undefined) {
      const {plan} = data.recipe;
      const recipe = {
        ...withCalculators(withAge(data.recipe, buildDay())),
        related: data.recipe.related.filter((id) => !later.has(id)),
        ...(plan && {plan: {...plan, needs: plan.needs.filter((id) => !later.has(id))}}),
      };
      const related = data.related.filter(({id}) => !later.has(id));
      return {content, frontMatter: {...data, recipe, related}};
    }
    return {
      content,
      frontMatter: Object.fromEntries(Object.entries(frontMatter).filter(([key]) => !PASSED.includes(key))),
    };
  };
