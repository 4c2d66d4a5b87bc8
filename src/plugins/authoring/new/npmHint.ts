import type {GivenOptions} from './ask';

/** A word as it is typed, in quotation marks where it has spaces or signs. */
const quoted = (word: string) => (/^[\w-]+$/.test(word) ? word : `"${word.replaceAll('"', '\\"')}"`);

interface Typed {
  kind: string;
  id: string;
  given: GivenOptions;
  /** Words that belong to nothing. */
  excess: readonly string[];
}

/**
 * How to write a command whose options npm has taken for its own, as it does with all that no "--" is before. The value of
 * one is then in npm's settings, or a word that belongs to nothing. Undefined where all was understood.
 */
export function npmHint(
  options: readonly string[],
  {kind, id, given, excess}: Typed,
  env: NodeJS.ProcessEnv = process.env,
): string | undefined {
  const taken = options.filter(
    (option) => given[option] === undefined && env[`npm_config_${option}`] !== undefined,
  );
  if (taken.length === 0 && excess.length === 0) {
    return undefined;
  }
  const words = [...excess];
  const valueOf = (option: string) => {
    const value = env[`npm_config_${option}`] ?? '';
    return value === 'true' || value === '' ? (words.shift() ?? '...') : value;
  };
  const all = (taken.length > 0 ? taken : ['title']).map(
    (option) => `--${option} ${quoted(valueOf(option))}`,
  );
  const what =
    taken.length > 0
      ? `npm has kept ${taken.map((option) => `--${option}`).join(', ')} for itself`
      : `"${excess.join(' ')}" was not understood`;
  return `${what}. Write "--" first: npm run new -- ${kind} ${quoted(id)} ${all.join(' ')}`;
}
