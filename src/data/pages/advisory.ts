import type {PageTexts} from './schemas';

/** One of the two advisory services, as the page and its structured data describe it. */
export type Offer = PageTexts<'advisory'>['offers'][number];
