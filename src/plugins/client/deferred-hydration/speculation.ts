/**
 * Speculation rules (WICG, "Speculation Rules"): the browser may fetch the page behind a link that is pointed at.
 * Never anything with a query, a feed or another file.
 */
export function speculationRules(baseUrl: string): string {
  const not = (condition: Record<string, string>) => ({not: condition});
  return JSON.stringify({
    prefetch: [
      {
        where: {
          and: [
            {href_matches: `${baseUrl}*`},
            not({href_matches: `${baseUrl}*\\?(.+)`}),
            not({href_matches: `${baseUrl}*.*`}),
            not({selector_matches: '[target=_blank],[download]'}),
          ],
        },
        eagerness: 'moderate',
      },
    ],
  });
}
