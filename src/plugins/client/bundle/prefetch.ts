let switchedOff = false;

/** A client module: links that come into view prefetch nothing: it costs a phone more than it gains; `preload` stays. */
export function onRouteDidUpdate(): void {
  if (!switchedOff) {
    switchedOff = true;
    window.docusaurus = {...window.docusaurus, prefetch: () => false};
  }
}
