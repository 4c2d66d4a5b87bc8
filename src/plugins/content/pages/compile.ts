import path from 'node:path';
import {parse} from 'yaml';
import * as z from 'zod';
import type {RecipeLink} from '../../../data/pages/schemas';
import {cardOf} from '../../../data/recipes/card';
import {recipeSchema} from '../../../data/recipes/schema';
import {addressLines, claims} from '../../../config/site';
import {priceInWords} from '../../../config/price';
import {capital} from '../../../lib/capital';
import {fill} from '../../../lib/fill';
import {inSentence} from '../../../lib/inSentence';
import {keepFigures} from '../../../lib/keepFigures';
import {textOf} from '../../lib/generated';
import {mapTexts} from '../../lib/mapTexts';
import {CALCULATOR_IDS} from '../../../data/calculators/ids';
import {filesIn} from '../../lib/filesIn';
import {RECIPES_DIR} from '../recipes/references';
import {readSite} from '../site/read';

type Values = Readonly<Record<string, string>>;
/** Called with each file of content that a text takes something from. */
export type Reads = (file: string) => void;

/** The claims as texts name them: `{reply}` within a sentence, `{Reply}` where one begins. */
function namedClaims(): Values {
  const all = {...claims, assurances: claims.assurances.map((one) => inSentence([one])).join(', ')};
  return Object.fromEntries(
    Object.entries(all).flatMap(([name, value]) =>
      typeof value === 'string'
        ? [
            [name, inSentence([value])],
            [capital(name), capital(value)],
          ]
        : [],
    ),
  );
}

/** How many items a reader finds: `{recipeCount}` recipes. */
const counts = (siteDir: string): Values => ({
  recipeCount: String(filesIn(siteDir, RECIPES_DIR, '.yaml').length),
  calculatorCount: String(CALCULATOR_IDS.length),
});

/** What a text may name in braces, such as `{raise}`: the claims of config/site.ts, and some of its settings. */
export function namedValues(siteDir: string): Values {
  const {name, shortName, contactEmail, controller, address} = readSite(process.env);
  return {
    ...namedClaims(),
    price: priceInWords(claims.rate),
    siteName: name,
    shortName,
    contactEmail,
    ...counts(siteDir),
    controller,
    address: addressLines({address}).join(', '),
  };
}

/** The part of a page that shows the case of a recipe. */
const CASE = 'case';

/** The ids in every field `recipes` of a page's texts. */
function recipeIds(value: unknown): string[] {
  if (value === null || typeof value !== 'object') {
    return [];
  }
  return Object.entries(value).flatMap(([key, one]: [string, unknown]) => {
    const ids = key === 'recipes' ? z.array(z.string()).safeParse(one).data : undefined;
    return ids ?? recipeIds(one);
  });
}

/** What a page shows of recipes that it links to, by their ids. */
function recipeLinks(
  ids: readonly string[],
  siteDir: string,
  reads: Reads,
  withCase: boolean,
): Readonly<Record<string, RecipeLink>> {
  return Object.fromEntries(
    ids.flatMap((id) => {
      const file = `${RECIPES_DIR}/${id}.yaml`;
      reads(path.join(siteDir, file));
      const {data} = recipeSchema.safeParse(parse(textOf(siteDir, file)));
      if (data === undefined) {
        return [];
      }
      const {channels, plan} = data;
      const days = plan && ([plan.setUpDays, plan.runsDays] as const);
      return [
        [
          id,
          {
            name: data.name,
            facts: cardOf(data).facts.map(keepFigures),
            channel: channels[0],
            days,
            ...(withCase && {case: data.case}),
          },
        ],
      ];
    }),
  );
}

/** The texts of one page as plain data: braces filled in, recipes with their names and facts. `reads` is called with the recipes' files. */
export function compilePage(source: string, siteDir: string, reads: Reads = () => undefined): unknown {
  const values = namedValues(siteDir);
  const texts: unknown = parse(source);
  const ids = recipeIds(texts);
  const shown = z
    .record(z.string(), z.unknown())
    .parse(mapTexts(texts, (text) => keepFigures(fill(text, values))));
  return {
    ...shown,
    ...(ids.length > 0 && {recipeLinks: recipeLinks(ids, siteDir, reads, CASE in shown)}),
  };
}
