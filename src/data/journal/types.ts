import type {Topic} from './topics';

/** What a list shows of an article: never its body. */
export interface EntrySummary {
  /** The last part of the article's address. */
  id: string;
  title: string;
  excerpt: string;
  /** The day as `2025-10-23`. */
  date: string;
  /** Month and year, e.g. `October 2025`. */
  month: string;
  /** The day on which a team last read the whole of it. */
  reviewed: string;
  /** Whole minutes, rounded up from Docusaurus' own figure. */
  minutes: number;
  topics: Topic[];
  path: string;
  /** That it is a draft, which `npm start` shows and no build has. */
  mark?: string;
}

/** What the end of an article shows of one to read next. */
export type RelatedEntry = Omit<EntrySummary, 'excerpt' | 'date' | 'reviewed'>;
