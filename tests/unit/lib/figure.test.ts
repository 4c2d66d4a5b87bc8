/** @jest-environment node */
import fc from 'fast-check';
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
      ),
      fc.nat(6),
      fc.nat(2),
      (number, most, least) => {
        const digits = {minimumFractionDigits: Math.min(least, most), maximumFractionDigits: most};
        const expected = new Intl.NumberFormat('en-GB', digits).format(number).replace(/^-(?=[0.]+$)/, '');
        expect(figure(number, most, Math.min(least, most))).toBe(expected);
      },
    ),
  );
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
