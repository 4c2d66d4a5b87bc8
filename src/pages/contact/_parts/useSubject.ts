import {CALCULATOR_IDS} from '../../../data/calculators/ids';
import {BOOK, calculatorPath, PLAN_PATH} from '../../../config/paths';
import {ABOUT, PAGE, parseSubject, type Subject} from '../../../shell/forms/about';
import {withForeign} from '../../../lib/withForeign';
import {usePageQuery} from '../../../shell/url-state/usePageQuery';

/** The pages on which a visitor makes something that an enquiry can be about. */
export const WORK_PAGES: ReadonlySet<string> = new Set([PLAN_PATH, ...CALCULATOR_IDS.map(calculatorPath)]);

/** What the enquiry is about, as the address of the contact page says; and how to take that out of the address. */
export function useSubject(): Subject & {query: string; isBooking: boolean; forget: () => void} {
  const {query, write} = usePageQuery();
  return {
    ...parseSubject(query, WORK_PAGES),
    query,
    isBooking: new URLSearchParams(query).has(BOOK),
    forget: () => write((current) => withForeign('', current, [ABOUT, PAGE, BOOK]), 'replace'),
  };
}
