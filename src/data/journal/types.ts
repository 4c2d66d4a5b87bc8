import type {Topic} from './topics';

/** An article without its body, for lists. */
export interface EntrySummary {
  id: string;
  title: string;
  excerpt: string;
  /** As `2025-10-23`. */
  date: string;
  /** As `October 2025`. */
  month: string;
  reviewed: string;
  /** Docusaurus' figure, rounded up. */
  minutes: number;
  topics: Topic[];
  /** The number that its text shows large, and the sentence that says what it is. */
  figure?: {value: string; says: string};
  path: string;
  /** Set on drafts, which only `npm start` shows. */
  mark?: string;
}

export type RelatedEntry = Pick<EntrySummary, 'id' | 'title' | 'path' | 'month' | 'minutes'>;
