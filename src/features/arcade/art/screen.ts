import {HUES, type Hue} from '../../../config/hues';
import {recordOf} from '../../../lib/record';

/** Colours read from the page's tokens, since a canvas cannot use CSS variables. */
export interface Palette {
  ground: string;
  line: string;
  brand: string;
  signal: string;
  /** A sprite's second colour, on any hue. */
  second: string;
  hue: Record<Hue, string>;
}

function readPalette(element: Element): Palette {
  const style = getComputedStyle(element);
  const token = (name: string) => style.getPropertyValue(`--${name}`).trim() || '#10231c';
  return {
    ground: token('surface'),
    line: token('line'),
    brand: token('brand'),
    signal: token('signal'),
    second: token('pixel-second'),
    hue: recordOf(HUES, (hue) => token(`hue-${hue}`)),
  };
}

export interface Size {
  width: number;
  height: number;
}

/** The paper, with a dot at each crossing of a grid. */
export function paintGround(
  context: CanvasRenderingContext2D,
  {width, height}: Size,
  step: number,
  {ground, line}: Palette,
): void {
  context.fillStyle = ground;
  context.fillRect(0, 0, width, height);
  context.fillStyle = line;
  for (let y = step; y < height; y += step) {
    for (let x = step; x < width; x += step) {
      context.fillRect(x - 1, y - 1, 2, 2);
    }
  }
}

export type Paint = (context: CanvasRenderingContext2D, palette: Palette) => void;

export interface Screen {
  repaint: () => void;
  detach: () => void;
}

/**
 * Keeps a canvas sharp and in the page's colours: its resolution follows its size and the screen's, `paint` draws in
 * logical pixels, and a change of either or of the colour mode repaints it.
 */
export function attachScreen(canvas: HTMLCanvasElement, {width, height}: Size, paint: Paint): Screen {
  let palette = readPalette(canvas);

  const repaint = () => {
    const context = canvas.getContext('2d');
    if (context) {
      context.setTransform(canvas.width / width, 0, 0, canvas.height / height, 0, 0);
      paint(context, palette);
    }
  };
  const fit = () => {
    canvas.width = Math.round(canvas.clientWidth * window.devicePixelRatio) || width;
    canvas.height = Math.round((canvas.width * height) / width);
    repaint();
  };
  const ended = new AbortController();
  const followRatio = () => {
    fit();
    const ratio = window.matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
    ratio.addEventListener('change', followRatio, {once: true, signal: ended.signal});
  };
  followRatio();
  const sizes = new ResizeObserver(fit);
  sizes.observe(canvas);
  const modes = new MutationObserver(() => {
    palette = readPalette(canvas);
    repaint();
  });
  modes.observe(document.documentElement, {attributeFilter: ['data-theme']});
  return {
    repaint,
    detach: () => {
      ended.abort();
      sizes.disconnect();
      modes.disconnect();
    },
  };
}
