import {readPalette, type Palette} from './palette';

export interface Size {
  width: number;
  height: number;
}

export type Paint = (context: CanvasRenderingContext2D, palette: Palette) => void;

/** A canvas kept painted until it is detached. */
export interface Screen {
  repaint: () => void;
  detach: () => void;
}

/**
 * Keeps a canvas sharp and in the page's colours: its resolution follows its size on the screen, while `paint` draws in
 * logical pixels. Paints again whenever the size or the colour mode changes.
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
      sizes.disconnect();
      modes.disconnect();
    },
  };
}
