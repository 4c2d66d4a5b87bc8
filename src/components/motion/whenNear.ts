/** Within 100 px of the viewport and a tenth visible (home page, "lower sections load lazily"). */
const NEAR = 0.1;
const OPTIONS: IntersectionObserverInit = {rootMargin: '100px', threshold: [0, 0.02, 0.05, NEAR]};

/**
 * Reports until the element is near; returns a function that stops. A tenth of an element may never be in view if it is
 * taller than the window; then a tenth of the window is enough.
 */
export function whenNear(element: Element, report: (near: boolean) => void): () => void {
  // Privacy extensions remove it.
  if (typeof IntersectionObserver === 'undefined') {
    report(true);
    return () => undefined;
  }
  const observer = new IntersectionObserver((entries) => {
    const near = entries.some(
      ({isIntersecting, intersectionRatio, intersectionRect}) =>
        isIntersecting && (intersectionRatio >= NEAR || intersectionRect.height >= NEAR * window.innerHeight),
    );
    if (near) {
      observer.disconnect();
    }
    report(near);
  }, OPTIONS);
  observer.observe(element);
  return () => observer.disconnect();
}
