/**
 * A client module: links that merely come into view fetch nothing; pointing at one still does. `window.docusaurus` is
 * frozen, and set after this module is read, hence at the first route.
 */
export function onRouteDidUpdate(): void {
  window.docusaurus = {...window.docusaurus, prefetch: () => false};
}
