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
    calculators: z.array(usedCalculator).optional(),
    related: ids.default([]),
  }),
  related: z.array(z.looseObject({id: z.string()})).default([]),
});
const articlePage = z.looseObject({related: ids.optional()});

/** Ids of what is not published yet. */
interface Later {
  recipes: ReadonlySet<string>;
  articles: ReadonlySet<string>;
}

/**
 * The front matter as pages need it, without the ids of what is not published yet. A recipe's review gets its age, which
 * a committed page cannot know, and its calculators their answers. An article loses what its route passes to it already, so that its script does not carry
 * that three times.
 */
export const shownFrontMatter =
  ({recipes, articles}: Later): ParseFrontMatter =>
  async (params) => {
    const {frontMatter, content} = await params.defaultParseFrontMatter(params);
    const {data} = recipePage.safeParse(frontMatter);
    if (data !== undefined) {
      const recipe = {
        ...withCalculators(withAge(data.recipe, buildDay())),
        related: data.recipe.related.filter((id) => !recipes.has(id)),
      };
      const related = data.related.filter(({id}) => !recipes.has(id));
      return {content, frontMatter: {...data, recipe, related}};
    }
    const passed: readonly string[] = keysOf(evidenceFields);
    const own = Object.fromEntries(Object.entries(frontMatter).filter(([key]) => !passed.includes(key)));
    const related = articlePage.safeParse(own).data?.related?.filter((id) => !articles.has(id));
    return {content, frontMatter: {...own, ...(related && {related})}};
  };
