import type {Build, BuiltPage} from './build';
import type {Facts} from './facts';

/** Looks at one page and names what is wrong with it, one line each. */
export type PageCheck = (page: BuiltPage, build: Build) => string[];

/** Looks at all pages together and names what is wrong, each with its page. */
export type SiteCheck = (facts: readonly Facts[], build: Build) => [page: string, problem: string][];

/** The problem where it is one: `problemIf(width === 0, 'has no width')`. */
export const problemIf = (isWrong: boolean, problem: string): string[] => (isWrong ? [problem] : []);
