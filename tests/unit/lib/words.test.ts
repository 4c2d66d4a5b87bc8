import {counted} from '@site/src/lib/counted';
import {keepFigures} from '@site/src/lib/keepFigures';

test('a number agrees with its noun', () => {
  expect([0, 1, 2].map((count) => counted(count, 'recipe'))).toEqual(['0 recipes', '1 recipe', '2 recipes']);
  expect(counted(2, 'entry', 'entries')).toBe('2 entries');
});

test('a figure stays with its EUR and its hours', () => {
  expect(keepFigures('EUR 94, EUR −12 or EUR within 24 hours, 1 hour, 5 hourly')).toBe(
    'EUR\u00A094, EUR\u00A0−12 or EUR within 24\u00A0hours, 1\u00A0hour, 5 hourly',
  );
});

test('a figure stays with its percent sign, and nothing else changes', () => {
  expect(keepFigures('From 3.1 % to 5 % in 4-6 days, % of all')).toBe(
    'From 3.1\u00A0% to 5\u00A0% in 4-6 days, % of all',
  );
});
