import type {Hue} from '../../../../config/hues';
import {mirror, mirrorAbout, type Sprite} from '../../art/pixels';

interface Creature {
  name: string;
  hue: Hue;
  /** Two poses of 20 by 15 pixels; the wave changes between them. */
  poses: readonly [Sprite, Sprite];
}

const creature = (name: string, hue: Hue, body: Sprite, first: Sprite, second: Sprite): Creature => ({
  name,
  hue,
  poses: [mirror([...body, ...first]), mirror([...body, ...second])],
});

/** What an operator fights, top row first: each row of the wave is one of them. */
export const CREATURES: readonly [Creature, ...Creature[]] = [
  creature(
    'Vanity metric',
    'violet',
    [
      '...#.....#',
      '...##...##',
      '...###.###',
      '...#######',
      '...ooooooo',
      '...#######',
      '..########',
      '.###..####',
      '.###..####',
      '.#########',
      '..########',
      '...##.####',
    ],
    ['..##..##..', '.##....##.', '.#......#.'],
    ['...##..##.', '....##..##', '.....#...#'],
  ),
  creature(
    'Scope creep',
    'rose',
    [
      '.......###',
      '.....#####',
      '....######',
      '...#######',
      '..###..###',
      '..##....##',
      '..##.oo.##',
      '..###..###',
      '.#########',
      '##########',
      '##.####.##',
      '#..##.##.#',
    ],
    ['#..#..#..#', '##.#..##.#', '.#.##..#..'],
    ['#.##.##..#', '..#..#..##', '.##.##.##.'],
  ),
  creature(
    'Spam bot',
    'blue',
    [
      '.........#',
      '.........#',
      '..########',
      '.#########',
      '.##...####',
      '###.o.####',
      '###...####',
      '##########',
      '###ooooooo',
      '.##o#ooooo',
      '.##oo##ooo',
      '.#########',
    ],
    ['..##...##.', '..##...##.', '.###..###.'],
    ['...##.##..', '...##.##..', '..###.###.'],
  ),
  creature(
    'Late invoice',
    'orange',
    [
      '..########',
      '..########',
      '..##oooooo',
      '..########',
      '..##..####',
      '..##..####',
      '.#########',
      '#.##oooo##',
      '#.########',
      '..##oooooo',
      '..########',
      '..##.###.#',
    ],
    ['..#...#...', '.##..##...', '.#....#...'],
    ['..#...#...', '..##..##..', '...#...#..'],
  ),
  creature(
    'Meeting without an agenda',
    'teal',
    [
      '....##....',
      '....##....',
      '.#########',
      '.#oooooooo',
      '.#oooooooo',
      '.#########',
      '.##..##..#',
      '.##..##..#',
      '.#########',
      '.##.##.##.',
      '.##.##.##.',
      '.#########',
    ],
    ['..##......', '..##......', '.###......'],
    ['...##.....', '...##.....', '....##....'],
  ),
];

/** What marches in a row of the wave, 0 at the top. */
export const creatureOf = (row: number): Creature => CREATURES[row] ?? CREATURES[0];

/** The player's ship, a growth chart with wings: 25 by 15 pixels. */
export const SHIP: Sprite = mirrorAbout([
  '............#',
  '...........##',
  '...........##',
  '..........###',
  '.........###o',
  '.........###o',
  '......#..###o',
  '......#.###oo',
  '......#.#####',
  '...#..#######',
  '...#.########',
  '...##########',
  '.############',
  '#############',
  '####..###..##',
]);

/** Shown for a moment where an invader was hit. */
export const BURST: Sprite = mirror([
  '....#.....',
  '.....#...#',
  '.#....#..#',
  '..#.......',
  '...#....#.',
  '..........',
  '.....oo...',
  '###..oo..o',
  '.....oo...',
  '..........',
  '...#....#.',
  '..#.......',
  '.#....#..#',
  '.....#...#',
  '....#.....',
]);
