import 'react';

declare module 'react' {
  /** Custom properties in `style`, such as `--hue`. */
  // Only an interface is merged with React's own.
  // eslint-disable-next-line @typescript-eslint/consistent-indexed-object-style
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined;
  }
}
