import {parseHighScore, parseSeed} from '@site/src/features/arcade/play/stored';

describe('stored values', () => {
  it.each([
    [null, 0],
    ['', 0],
    ['120', 120],
    ['-5', 0],
    ['1.5', 0],
    ['1e9', 0],
    ['9999999999', 0],
    ['{"score":1}', 0],
    ['NaN', 0],
  ])('reads the high score %j as %d', (text, score) => {
    expect(parseHighScore(text)).toBe(score);
  });

  it.each([
    ['?seed=7', 7],
    ['?seed=4294967295', 4294967295],
    ['?seed=4294967296', null],
    ['?seed=-1', null],
    ['?seed=1.5', null],
    ['?seed=', null],
    ['', null],
  ])('reads the seed of %j as %j', (query, seed) => {
    expect(parseSeed(query)).toBe(seed);
  });
});
