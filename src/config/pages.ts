import type {SectionName} from './sections';

/** What every page says of itself, once: search groups, llms.txt, social cards and the sweep of the tests follow from it. */
export interface PageAbout {
  /** Below the base URL, such as `/contact`. */
  path: string;
  section: SectionName;
  /** What it is, beside others that are laid out alike: the sweep visits one of each. */
  kind: string;
}

const page = (path: string, section: SectionName, kind: string): PageAbout => ({path, section, kind});

/** The pages of src/pages. Each kind of content adds its own in `routes`. */
export const OWN_PAGES: readonly PageAbout[] = [
  page('/', 'general', 'home'),
  page('/services', 'services', 'redirect'),
  page('/services/advisory', 'services', 'advisory'),
  page('/services/how-we-work', 'services', 'how we work'),
  page('/philosophy', 'philosophy', 'philosophy'),
  page('/philosophy/core-beliefs', 'philosophy', 'core beliefs'),
  page('/customers', 'customers', 'customers'),
  page('/network', 'network', 'our story'),
  page('/toolkit', 'toolkit', 'toolkit'),
  page('/toolkit/gtm-platform', 'toolkit', 'GTM platform'),
  page('/contact', 'general', 'contact'),
  page('/contact/thank-you', 'general', 'thanks'),
  page('/search', 'general', 'search'),
  page('/accessibility', 'general', 'accessibility'),
  page('/privacy-policy', 'general', 'privacy policy'),
  page('/imprint', 'general', 'imprint'),
  page('/games', 'arcade', 'arcade'),
  page('/games/space-invaders', 'arcade', 'Space Invaders'),
  page('/games/tetris', 'arcade', 'Tetris'),
];
