import {calculatorTiles} from '@site/src/features/calculators/all';

test('a tile answers its question in a line that fits half a phone', () => {
  const tiles = calculatorTiles();
  expect(tiles.discount.inShort).toEqual(['20 % off at 60 % margin', '+50 % orders']);
  for (const {inShort} of Object.values(tiles)) {
    for (const words of inShort) {
      expect(words.length).toBeLessThanOrEqual(24);
    }
  }
});
