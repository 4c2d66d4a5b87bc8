import {priceInWords} from '@site/src/config/price';

test('the day rate is said where the owner states one, and else when a visitor hears it', () => {
  expect(priceInWords(1_200)).toBe('The day rate is EUR 1,200, without VAT.');
  expect(priceInWords(null)).toMatch(/on the call/);
});
