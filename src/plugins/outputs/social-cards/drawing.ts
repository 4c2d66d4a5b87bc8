import type {Hue} from '../../../config/hues';
import {LEVELS, type Level} from '../../../data/recipes/taxonomy';
import {coloursOf} from '../../lib/brand';
import type {Drawing} from '../../lib/pageMetadata';

/** The colours of a card, as `#rrggbb`. */
export interface Palette {
  paper: string;
  ink: string;
  soft: string;
  accent: string;
  hue: string;
}

/** Takes the colours of light mode from the text of the brand's file. Throws when one is not there. */
export function readPalette(css: string, hue: Hue): Palette {
  const colour = coloursOf(css, 'light');
  return {
    paper: colour('paper'),
    ink: colour('ink'),
    soft: colour('soft'),
    accent: colour('accent'),
    hue: colour(`hue-${hue}`),
  };
}

/** The drawings fill a box of 400 by 630; each is a separate SVG. */
type Draw = (colours: Palette) => string;

const line = (d: string, stroke: string, width = 6, more = '') =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;

const bar = (x: number, y: number, width: number, height: number, fill: string, opacity: number) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="12" fill="${fill}" fill-opacity="${opacity}"/>`;

const mark = (x: number, y: number, {accent, hue}: Palette, radius = 15) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${accent}" stroke="${hue}" stroke-width="6"/>`;

/** Effort to the right, impact upwards; the recipe's own square is full and marked. */
function map(effort: Level, impact: Level): Draw {
  return (colours) =>
    LEVELS.flatMap((row, up) =>
      LEVELS.map((column, right) => {
        const [x, y] = [56 + right * 100, 376 - up * 100];
        const own = row === impact && column === effort;
        const square = bar(x, y, 88, 88, colours.hue, own ? 1 : 0.1 + 0.05 * (up + 2 - right));
        return own ? square + mark(x + 44, y + 44, {...colours, hue: colours.paper}, 17) : square;
      }),
    ).join('');
}

const curve: Draw = (colours) =>
  [
    `<path d="M50 470C150 460 190 400 230 310S300 170 350 150V470Z" fill="${colours.hue}" fill-opacity="0.12"/>`,
    line('M50 470C160 465 250 400 350 320', colours.hue, 4, 'stroke-dasharray="2 14" stroke-opacity="0.6"'),
    line('M50 470C150 460 190 400 230 310S300 170 350 150', colours.hue),
    mark(130, 441, colours),
    mark(230, 310, colours),
    mark(350, 150, colours),
  ].join('');

const bars: Draw = (colours) =>
  [90, 130, 190, 270, 350]
    .map((height, index) => bar(50 + index * 62, 480 - height, 48, height, colours.hue, 0.2 + index * 0.15))
    .join('') +
  line('M74 360C150 350 220 260 322 92', colours.hue, 5) +
  mark(322, 92, colours);

const stairs: Draw = (colours) =>
  `<path d="M50 480V420H130V340H210V240H290V140H360V480Z" fill="${colours.hue}" fill-opacity="0.12"/>` +
  line('M50 480V420H130V340H210V240H290V140H360', colours.hue) +
  mark(360, 140, colours);

const page: Draw = (colours) =>
  [
    `<rect x="70" y="110" width="260" height="380" rx="22" fill="${colours.paper}" stroke="${colours.hue}" stroke-width="5"/>`,
    bar(104, 150, 150, 22, colours.hue, 0.9),
    ...[190, 174, 192, 130].map((width, index) => bar(104, 200 + index * 30, width, 10, colours.hue, 0.3)),
    line('M104 446C150 442 180 420 204 390S250 344 292 338', colours.hue),
    mark(292, 338, colours, 13),
  ].join('');

const waves: Draw = ({hue}) =>
  Array.from({length: 11}, (_, index) => {
    const y = 110 + index * 52;
    return line(
      `M0 ${y}C120 ${y + 10} 220 ${y - 110} 400 ${y - 130}`,
      hue,
      3,
      `stroke-opacity="${0.15 + index * 0.05}"`,
    );
  }).join('');

const INVADER = [
  '..#.....#..',
  '...#...#...',
  '..#######..',
  '.##.###.##.',
  '###########',
  '#.#######.#',
  '#.#.....#.#',
  '...##.##...',
];

const arcade: Draw = ({hue}) =>
  INVADER.flatMap((row, y) =>
    Array.from(row, (cell, x) =>
      cell === '#'
        ? `<rect x="${46 + x * 28}" y="${200 + y * 28}" width="26" height="26" fill="${hue}"/>`
        : '',
    ),
  ).join('');

const DRAWINGS = {curve, bars, stairs, page, waves, arcade, initials: waves};

/** Draws the right side of a card as SVG in a box of 400 by 630. */
export function draw(drawing: Drawing, colours: Palette): string {
  const drawn = drawing.kind === 'map' ? map(drawing.effort, drawing.impact) : DRAWINGS[drawing.kind];
  return drawn(colours);
}
