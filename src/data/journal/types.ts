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
  /** Why no build has it, though `npm start` shows it: it is a draft, or its day is still to come. */
  mark?: string;
}

/** What the end of an article shows of one to read next. */
export type RelatedEntry = Omit<EntrySummary, 'excerpt' | 'date' | 'reviewed'>;
