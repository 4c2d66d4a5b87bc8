import type {ParseFrontMatter} from '@docusaurus/types';
import * as z from 'zod';
import {usedCalculator} from '../../data/calculators/schema';
import {withAge} from '../../data/evidence/age';
import {evidenceFields} from '../../data/evidence/schema';
import {keysOf} from '../../data/record';
import {withCalculators} from '../../features/calculators/embed/words';
import {buildDay} from '../lib/buildDay';

const recipePage = z.looseObject({
  recipe: z.looseObject({...evidenceFields, calculators: z.array(usedCalculator).optional()}),
});

/**
 * The front matter as pages need it. A recipe's review gets its age, which a committed page cannot know,
 * and its calculators their answers. An article
 * loses what its route passes to it already, so that its script does not carry that three times.
 */
export const parseFrontMatter: ParseFrontMatter = async (params) => {
  const {frontMatter, content} = await params.defaultParseFrontMatter(params);
  const {data} = recipePage.safeParse(frontMatter);
  if (data !== undefined) {
    return {content, frontMatter: {...data, recipe: withCalculators(withAge(data.recipe, buildDay()))}};
  }
  const passed: readonly string[] = keysOf(evidenceFields);
  return {
    content,
    frontMatter: Object.fromEntries(Object.entries(frontMatter).filter(([key]) => !passed.includes(key))),
  };
};
