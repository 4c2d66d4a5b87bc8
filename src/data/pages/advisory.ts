import type {PageTexts} from './schemas';
import texts from './advisory.yaml';

/** One of the two advisory services, as the page and its structured data describe it. */
export type Offer = PageTexts<'advisory'>['offers'][number];

/** The two offers, and which of them comes first by situation. */
export const {offers, choices} = texts;
