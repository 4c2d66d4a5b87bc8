import {inSentence} from '@site/src/lib/inSentence';

test.each([
  [
    ['SEO and content', 'Retention', 'Subscription models'],
    'SEO and content, retention and subscription models',
  ],
  [['Measurement', 'AI-assisted builds'], 'measurement and AI-assisted builds'],
  [['Growth'], 'growth'],
])('%j in a sentence', (names, text) => {
  expect(inSentence(names)).toBe(text);
});
