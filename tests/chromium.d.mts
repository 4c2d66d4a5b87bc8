/** Path of a Chromium that is there; undefined where there is none. */
export function chromiumPath(): string | undefined;
/** Makes sure that there is a Chromium; throws where none can be had. */
export function obtainChromium(): string;
