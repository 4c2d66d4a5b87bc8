/**
 * A client module: from the moment a page is live, Docusaurus leads on, and fetches what a link needs when it is pointed
 * at; the browser need not fetch that page as well. Links that merely come into view fetch nothing: it costs a phone more than
 * it gains.
 */
export function onRouteDidUpdate(): void {
  document.querySelector('script[type="speculationrules"]')?.remove();
  window.docusaurus = {...window.docusaurus, prefetch: () => false};
  // Docusaurus hears when the system changes its colours; from now on.
  const {dataset} = document.documentElement;
  if (dataset.themeChoice === 'system') {
    dataset.theme = window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }
}
