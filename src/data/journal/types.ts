import type {Topic} from './topics';

/** What a list shows of an article: never its body (specification 2 section 3, "Journal entry"). */
export interface EntrySummary {
  /** The last part of the article's address. */
  id: string;
  title: string;
  excerpt: string;
  /** The day as `2025-10-23`. */
  date: string;
  /** Month and year, e.g. `October 2025`. */
  month: string;
  /** Whole minutes, rounded up from Docusaurus' own figure. */
  minutes: number;
  topics: Topic[];
  path: string;
  /** Set for a draft, which `npm start` shows and no build has. */
  draft?: true;
}

/** What an article's front matter says beyond what Docusaurus itself reads. */
export interface ArticleFrontMatter {
  title: string;
  description: string;
  keywords: string[];
  /** Ids of the articles to read next; by shared topics where it is left out. */
  related?: string[] | undefined;
  faq?: {question: string; answer: string}[] | undefined;
  /** Shows "Discuss Strategy" beside the share button. */
  discuss?: boolean | undefined;
  callToAction: {heading: string; text: string; button: string};
}
