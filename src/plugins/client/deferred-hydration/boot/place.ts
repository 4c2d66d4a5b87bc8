/** A selector for the place of an element: from the nearest id down, by its position among its siblings. */
export function placeOf(element: Element): string {
  const {id, parentElement} = element;
  if (id) {
    return `[id="${id}"]`;
  }
  return parentElement
    ? `${placeOf(parentElement)}>:nth-child(${[...parentElement.children].indexOf(element) + 1})`
    : ':root';
}

/** The element itself, or the one in its place if React has replaced it. */
export function inPlace<T extends Element>(element: T, place: string): T | null {
  return element.isConnected ? element : document.querySelector<T>(place);
}
