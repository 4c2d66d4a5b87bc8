import {SITE_FILE} from '../../../config/siteFields';
import {PAGES_DIR} from '../../content/pages/collection';
import {parseSite} from '../../content/site/siteFile';
import {textOf} from '../../lib/generated';
import {lineOf} from '../../lib/text';
import {withoutComments, type Source} from './sources';
import type {Remark} from './unproved';

/** Finds the words of a claim, wherever the lines are broken. */
const wordForWord = (claim: string) => {
  const words = claim.split(' ').map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(String.raw`(?<![\w-])${words.join(String.raw`\s+`)}(?![\w-])`, 'g');
};

/** Claims of site.yaml that the text of a page has word for word: they would stay behind when the claim changes. */
export function literalClaims(siteDir: string, sources: readonly Source[]): Remark[] {
  const {claims = {}} = parseSite(textOf(siteDir, SITE_FILE)).settings ?? {};
  const patterns = Object.entries(claims).flatMap(([name, claim]) =>
    typeof claim === 'string' ? [{name, claim, pattern: wordForWord(claim)}] : [],
  );
  return sources
    .filter(({file}) => file.startsWith(`${PAGES_DIR}/`))
    .flatMap((source) => {
      const {fields} = withoutComments(source);
      return patterns.flatMap(({name, claim, pattern}) =>
        [...fields.matchAll(pattern)].map(({index}) => ({
          file: source.file,
          remark: `says "${claim}" on line ${lineOf(fields, index)}: write {${name}}, which follows ${SITE_FILE}`,
        })),
      );
    });
}
