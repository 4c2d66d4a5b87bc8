import {isTotal, serialOf, styleOf} from '@site/src/lib/sheetStyle';

const cell = {text: '5', value: 5, label: 'Ads', head: 'Week 1', corner: 'EUR', isTotal: false};

test('a line is a total where it only adds, subtracts or picks', () => {
  expect(isTotal(['Receipts', '=SUM(B3:B6)', '=B7-B19'])).toBe(true);
  expect(isTotal(['Lowest', '=MIN(B2:N2)', '', 'of all weeks'])).toBe(true);
  expect(isTotal(['Cash', '330000', '=B22'])).toBe(false);
  expect(isTotal(['Share, %', '=100*B3/B4'])).toBe(false);
  expect(isTotal(['Board', 'Two founders'])).toBe(false);
});

test('days are counted as spreadsheets count them', () => {
  expect(serialOf('1900-03-01')).toBe(61);
  expect(serialOf('2026-07-06')).toBe(46_209);
  expect(serialOf('2026')).toBeUndefined();
});

test('a unit is that of the line or the column, and that of the sheet for totals of money alone', () => {
  expect(styleOf({...cell, label: 'New money, EUR'}).format).toBe('[$EUR] #,##0;[Red]-[$EUR] #,##0');
  expect(styleOf({...cell, text: '=B1', label: 'Cash', isTotal: true}).format).toContain('[$EUR]');
  expect(styleOf({...cell, text: '=B1', label: 'Orders', isTotal: true}).format).toBe('#,##0;[Red]-#,##0');
  expect(styleOf({...cell, value: 0.65, head: 'Price, USD'}).format).toContain('[$USD] #,##0.0000');
});

test('what is typed is tinted, what is worked out is not, and a text has no format', () => {
  expect(styleOf(cell)).toHaveProperty('backgroundColor');
  expect(styleOf({...cell, text: '=B1'})).not.toHaveProperty('backgroundColor');
  expect(styleOf({...cell, text: 'Broad-based', value: undefined})).toEqual({});
});
