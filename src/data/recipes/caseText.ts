import type {Recipe} from './schema';

type Case = Recipe['case'];

const KIND: Record<Case['kind'], string> = {
  illustrative: 'Illustrative case: figures chosen to show how the recipe is judged.',
  client: "A client's case, with the client's own figures.",
};

const OUTCOME: Record<Case['outcome'], string> = {
  worked: '',
  failed: ' It did not work.',
  inconclusive: ' Its result was inconclusive.',
};

/** What kind of case a recipe shows, and how it ended where it did not work. */
export const caseInWords = ({kind, outcome}: Case): string => `${KIND[kind]}${OUTCOME[outcome]}`;
