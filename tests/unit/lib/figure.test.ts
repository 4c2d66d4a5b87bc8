/** @jest-environment node */
import fc from 'fast-check';
import {brief, short} from '@site/src/features/calculators/lib/format';
import {dayInWords} from '@site/src/lib/dayInWords';
import {figure} from '@site/src/lib/figure';
import {listed} from '@site/src/lib/inSentence';

test('a figure is written as Intl writes it for British readers, without a minus on zero', () => {
  const value = fc.double({min: -1e9, max: 1e9, noNaN: true});
  fc.assert(
    fc.property(
      fc.oneof(
        value,
        value.map((large) => Math.round(large / 1e4) / 1e3),
        value.map((large) => Math.round(large) * 1e18),
      ),
      fc.nat(6),
      fc.nat(2),
      (number, most, least) => {
        const digits = {minimumFractionDigits: Math.min(least, most), maximumFractionDigits: most};
        const expected = new Intl.NumberFormat('en-GB', digits)
          .format(number)
          .replace(/^-(?=[0.]+$)/, '')
          .replace('-', '−');
        expect(figure(number, most, Math.min(least, most))).toBe(expected);
      },
    ),
  );
});

test('a short or brief figure is rounded as Intl rounds it', () => {
  const inIntl = (options: Intl.NumberFormatOptions) => {
    const numbers = new Intl.NumberFormat('en-GB', options);
    return (value: number) => numbers.format(value).replace('-', '−');
  };
  const compact = inIntl({notation: 'compact', maximumSignificantDigits: 3});
  const two = inIntl({maximumSignificantDigits: 2});
  fc.assert(
    fc.property(fc.double({min: -5, max: 14, noNaN: true}), (power) => {
      const value = 10 ** power;
      expect(short(value / 1e9)).toBe(two(Math.round(value / 1e5) / 1e4));
      expect(brief(-value - 1e5)).toBe(compact(-value - 1e5).toLowerCase());
    }),
  );
  expect([short(-0.00004), short(0.00092), brief(99_968.13)]).toEqual(['0', '0.0009', '99,968.13']);
});

test('a day is written as Intl writes it, and a list, too', () => {
  const noInvalidDate = true;
  fc.assert(
    fc.property(
      fc.date({min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate}),
      (date) => {
        const long = new Intl.DateTimeFormat('en-GB', {dateStyle: 'long', timeZone: 'UTC'});
        expect(dayInWords(date.toISOString().slice(0, 10))).toBe(long.format(date));
      },
    ),
  );
  for (const words of [[], ['a'], ['a', 'b'], ['a', 'b', 'c']]) {
    expect(listed(words)).toBe(new Intl.ListFormat('en-GB').format(words));
  }
});
