/** A drawing in pixels: one text a row; `#` is its hue, `o` its second colour, anything else is empty. */
export type Sprite = readonly string[];
export type Ink = '#' | 'o';

/** A row of pixels from right to left. */
export const mirrored = (half: string): string => half.split('').reverse().join('');

/** A symmetrical sprite from its left half. */
export const mirror = (rows: Sprite): Sprite => rows.map((half) => half + mirrored(half));

/** A symmetrical sprite from its left half and the column in its middle. */
export const mirrorAbout = (rows: Sprite): Sprite => rows.map((half) => half + mirrored(half.slice(0, -1)));

/** The pixels of one ink as the data of an SVG path, one unit a pixel. */
export function pathOf(sprite: Sprite, ink: Ink): string {
  return sprite
    .flatMap((row, y) =>
      [...row.matchAll(ink === '#' ? /#+/g : /o+/g)].map(
        ({index, 0: {length}}) => `M${index} ${y}h${length}v1h-${length}z`,
      ),
    )
    .join('');
}

const paths = new Map<Sprite, Record<Ink, Path2D>>();

/** Paints a sprite with its top left corner at x and y, each of its pixels `size` wide. */
export function paintSprite(
  context: CanvasRenderingContext2D,
  sprite: Sprite,
  {x, y, size, hue, second}: {x: number; y: number; size: number; hue: string; second: string},
): void {
  let path = paths.get(sprite);
  if (!path) {
    path = {'#': new Path2D(pathOf(sprite, '#')), o: new Path2D(pathOf(sprite, 'o'))};
    paths.set(sprite, path);
  }
  context.save();
  context.translate(x, y);
  context.scale(size, size);
  context.fillStyle = hue;
  context.fill(path['#']);
  context.fillStyle = second;
  context.fill(path.o);
  context.restore();
}
