/** Path of a Chromium with windows that is there. */
export const chromiumPath: () => string | undefined;
/** Path of the Chromium that the tests drive; undefined where Playwright is to choose. */
export const testedChromium: () => string | undefined;
