import {pathOf, type Sprite} from './pixels';

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
