import * as z from 'zod';
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

type Words = Pick<Problem, 'line' | 'problem' | 'remedy'>;

const SIGN = 'Write \\< where the sign itself is meant.';

/** A tag that is not closed, or closed without having been opened. */
function tagWords(reason: string, line: number): Words {
  const [, tag = ''] =
    /(?:closing tag for|expected corresponding closing tag for) `<([^>]*)>`/.exec(reason) ?? [];
  const [, opened] = /\((\d+):/.exec(reason) ?? [];
  const [, closed] = /Unexpected closing tag `<\/([^>]*)>`/.exec(reason) ?? [];
  if (tag === '') {
    return {line, problem: 'closes a tag that was not opened', remedy: 'Open it above, or remove this one.'};
  }
  return closed === undefined
    ? {
        line: opened === undefined ? line : Number(opened),
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

/** What a failure of the MDX compiler means to a writer; `text` is that of the whole file. */
export function failureWords(failure: Failure, text: string): Words {
  const {line, ruleId = '', source = '', reason} = failure;
  if (/end-tag-mismatch|closing-slash/.test(ruleId)) {
    return tagWords(reason, line);
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
      return {
        line: lineWith('=', text, failure),
        problem: 'has an attribute without quotes, or a quote that is not closed',
        remedy: 'Write it as name="value".',
      };
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
