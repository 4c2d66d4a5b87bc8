/**
 * A client module: from the moment a page is live, Docusaurus leads on, and fetches what a link needs when it is pointed
 * at; the browser need not fetch that page as well, and links that merely come into view fetch nothing.
 */
export function onRouteDidUpdate(): void {
  document.querySelector('script[type="speculationrules"]')?.remove();
  // The object itself is frozen.
  window.docusaurus = {...window.docusaurus, prefetch: () => false};
}
