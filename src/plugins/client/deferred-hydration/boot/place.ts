/** The place of an element among those with its tag. Browsers' extensions put elements of their own between them. */
export const placeOf = (element: Element): number =>
  [...document.querySelectorAll(element.tagName)].indexOf(element);

/** The element itself, or the one in its place if React has replaced it. */
export const inPlace = <T extends Element>(element: T, place: number): T | undefined =>
  element.isConnected
    ? element
    : ((document.getElementById(element.id) ??
        document.querySelectorAll(element.tagName)[place]) as unknown as T | undefined);
