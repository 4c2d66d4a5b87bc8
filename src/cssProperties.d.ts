import 'react';

declare module 'react' {
  /** Custom properties in `style`, such as `--hue`. */
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined;
  }
}
