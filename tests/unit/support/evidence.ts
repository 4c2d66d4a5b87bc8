import type {ShownEvidence} from '@site/src/data/evidence/age';

/** One of everything that a text can say about its figures. */
export const EVIDENCE = {
  sums: [
    {says: 'about EUR 72 a day', is: '50 * 40 / 28', because: '50 customers at EUR 40, in 28 days'},
    {says: 'EUR 70-100', is: ['2000 / 28', '2800 / 28'], because: 'The same for two budgets'},
  ],
  sources: [
    {claim: 'The limit is 0.3 %', url: 'https://www.example.com/limit', checked: '2026-11-20'},
    {claim: 'The default is 7 days'},
  ],
  reviewed: {on: '2026-11-21', by: 'Lifecycle team'},
} satisfies ShownEvidence;
