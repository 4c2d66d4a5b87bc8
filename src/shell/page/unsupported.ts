import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** What React, Docusaurus and our own parts call without a look; `IntersectionObserver`, which extensions remove, is not. */
const NEEDED = ['matchMedia', 'ResizeObserver', 'URLSearchParams'];

/** The first client module: where a browser cannot run the others, it stops them, and the page stays as its HTML is. */
if (ExecutionEnvironment.canUseDOM && !NEEDED.every((name) => name in window)) {
  const textContent = 'Your browser lacks what buttons and fields need here. All texts and links work.';
  document.body.prepend(Object.assign(document.createElement('p'), {textContent}));
  // The choice about cookies, whose buttons would do nothing: without one, nothing is loaded.
  document.querySelector('[role=dialog]')?.remove();
  throw new Error('A page of this site stays without script.');
}
