/** What counts as near: within 100 px of the viewport, a tenth visible (specification 1 section 9). */
const NEAR = 0.1;
const OPTIONS: IntersectionObserverInit = {rootMargin: '100px', threshold: [0, 0.02, 0.05, NEAR]};

/**
 * Tells whether the visitor has come near an element, again and again until they have. Of an element taller than the
 * window a tenth of the window is enough, since a tenth of such an element may never be in view. Gives what ends the watch.
 */
export function watchNear(element: Element, tell: (near: boolean) => void): () => void {
  const observer = new IntersectionObserver((entries) => {
    const near = entries.some(
      ({isIntersecting, intersectionRatio, intersectionRect}) =>
        isIntersecting && (intersectionRatio >= NEAR || intersectionRect.height >= NEAR * window.innerHeight),
    );
    if (near) {
      observer.disconnect();
    }
    tell(near);
  }, OPTIONS);
  observer.observe(element);
  return () => observer.disconnect();
}
