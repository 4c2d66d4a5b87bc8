/**
 * Speculation rules (WICG, "Speculation Rules"): the browser may fetch the page behind a link that is pointed at.
 * Never anything with a query, a feed or another file.
 */
export const speculationRules = (baseUrl: string): string =>
  JSON.stringify({
    prefetch: [
      {
        where: {
          selector_matches: `[href^="${baseUrl}"]:not([href*="?"],[href*="."],[target=_blank],[download])`,
        },
        eagerness: 'moderate',
      },
    ],
  });
