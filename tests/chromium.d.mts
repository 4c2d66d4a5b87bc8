/** Path of a Chromium with windows; undefined where there is none. */
export const chromiumPath: () => string | undefined;
/** Path of the Chromium that the tests drive; undefined where Playwright is to choose. */
export const testedChromium: () => string | undefined;
/** Path of a Chromium, installed where there was none; throws where none can be had. */
export const obtainChromium: () => string;
