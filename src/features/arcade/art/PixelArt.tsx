/** One string a row: `#` is the hue, `o` the second colour, anything else is empty. */
export type Sprite = readonly string[];
type Ink = '#' | 'o';

export const mirrored = (half: string): string => half.split('').reverse().join('');

/** Completes a symmetrical sprite from its left half. */
export const mirror = (rows: Sprite): Sprite => rows.map((half) => half + mirrored(half));

/** Likewise, where the last column is the middle one. */
export const mirrorAbout = (rows: Sprite): Sprite => rows.map((half) => half + mirrored(half.slice(0, -1)));

/** An SVG path over the pixels of one ink, one unit a pixel. */
function pathOf(sprite: Sprite, ink: Ink): string {
  return sprite
    .flatMap((row, y) =>
      [...row.matchAll(ink === '#' ? /#+/g : /o+/g)].map(
        ({index, 0: {length}}) => `M${index} ${y}h${length}v1h-${length}z`,
      ),
    )
    .join('');
}

const paths = new Map<Sprite, Record<Ink, Path2D>>();

/** `x` and `y` are the top left corner, `size` is the width of one pixel. */
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

const SECOND = 'var(--pixel-second)';

/** One SVG unit a pixel, in CSS colours. */
export function Pixels({sprite, hue, second = SECOND}: {sprite: Sprite; hue: string; second?: string}) {
  const detail = pathOf(sprite, 'o');
  return (
    <>
      <path d={pathOf(sprite, '#')} fill={hue} />
      {detail !== '' && <path d={detail} fill={second} />}
    </>
  );
}

export function PixelArt({sprite, colour, width}: {sprite: Sprite; colour: string; width: number}) {
  const columns = sprite[0]?.length ?? 1;
  return (
    <svg
      width={width}
      height={(width * sprite.length) / columns}
      viewBox={`0 0 ${columns} ${sprite.length}`}
      shapeRendering="crispEdges"
      aria-hidden="true"
    >
      <Pixels sprite={sprite} hue={colour} />
    </svg>
  );
}
