import * as z from 'zod';
import {didYouMean} from '../../lib/nearest';
import type {Problem} from '../../lib/problems';

/** Where and why the MDX compiler gave up on a file. */
export const failureSchema = z.object({
  line: z.number(),
  column: z.number(),
  ruleId: z.string().optional(),
  source: z.string().optional(),
  reason: z.string(),
});
export type Failure = z.infer<typeof failureSchema>;

type Words = Pick<Problem, 'line' | 'field' | 'problem' | 'remedy'>;

const SIGN = 'Write \\< where the sign itself is meant.';

/** A tag that is not closed, or closed without having been opened; `components` are those that the file may use. */
function tagWords({reason, line}: Failure, components: readonly string[]): Words {
  const [, tag = ''] =
    /(?:closing tag for|expected corresponding closing tag for) `<([^>]*)>`/.exec(reason) ?? [];
  const [, opened] = /\((\d+):/.exec(reason) ?? [];
  const [, closed] = /Unexpected closing tag `<\/([^>]*)>`/.exec(reason) ?? [];
  if (tag === '') {
    return {line, problem: 'closes a tag that was not opened', remedy: 'Open it above, or remove this one.'};
  }
  const opens = opened === undefined ? line : Number(opened);
  if (closed !== undefined && components.includes(closed) && !components.includes(tag)) {
    const remedy = didYouMean(tag, [closed]).trim();
    if (remedy !== '') {
      return {line: opens, field: `<${tag}>`, problem: 'is not a component of this site', remedy};
    }
  }
  return closed === undefined
    ? {
        line: opens,
        problem: `opens <${tag}>, which is not closed`,
        remedy: `Write </${tag}> on a line of its own at its end, with an empty line before it; or <${tag} /> where nothing is within it.`,
      }
    : {
        line,
        problem: `closes </${closed}> where <${tag}> of line ${opened ?? '?'} is open`,
        remedy: `Write </${tag}>.`,
      };
}

/** The last line above a failure, or on it, that has a sign. */
function lineWith(sign: string, text: string, {line, column}: Failure): number {
  const lines = text.split('\n').slice(0, line);
  const before = [...lines.slice(0, -1), (lines.at(-1) ?? '').slice(0, column)].join('\n');
  return before.slice(0, before.lastIndexOf(sign)).split('\n').length;
}

/** What an attribute's value is that is not in quotes, or whose quote is open. */
function valueWords(line: number, written: string): Words {
  return /=[ \t]*[\u201C-\u201F\u2018\u2019]/.test(written)
    ? {
        line,
        problem: 'has a curly quote around the value of an attribute',
        remedy: 'Type straight ones: name="value".',
      }
    : {
        line,
        problem: 'has an attribute without quotes, or a quote that is not closed',
        remedy: 'Write it as name="value".',
      };
}

/**
 * What a failure of the MDX compiler means to a writer; `text` is that of the whole file, and `components` are those that
 * it may use.
 */
export function failureWords(failure: Failure, text: string, components: readonly string[]): Words {
  const {line, ruleId = '', source = '', reason} = failure;
  if (/end-tag-mismatch|closing-slash/.test(ruleId)) {
    return tagWords(failure, components);
  }
  if (source.endsWith('mdxjs-esm')) {
    return {
      line,
      problem: 'begins a line with "import" or "export", which is read as code',
      remedy: 'Move the word from the beginning of the line, or write the import correctly.',
    };
  }
  if (source.endsWith('mdx-expression')) {
    return {
      line: lineWith('{', text, failure),
      problem: 'has a "{" that begins no value',
      remedy: 'Write \\{ where the sign itself is meant; else check the brackets and commas up to its "}".',
    };
  }
  if (source.endsWith('mdx-jsx')) {
    const at = lineWith('<', text, failure);
    if (reason.includes('attribute value')) {
      const written = lineWith('=', text, failure);
      return valueWords(written, text.split('\n')[written - 1] ?? '');
    }
    if (reason.includes('create a comment')) {
      return {line: at, problem: 'has an HTML comment', remedy: 'Write {/* comment */}.'};
    }
    if (reason.includes('create a link')) {
      return {line: at, problem: 'has an address in <...>', remedy: 'Write it as [text](address).'};
    }
    return {line: at, problem: 'has a "<" that begins no tag', remedy: SIGN};
  }
  return {line, problem: `cannot be read: ${reason}`, remedy: 'Correct that line.'};
}
