/** Path of the Chromium that the tests drive; undefined where Playwright is to choose. */
export const testedChromium: () => string | undefined;
