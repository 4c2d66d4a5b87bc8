/**
 * Shows a short message in the corner of the page. The library behind it is loaded for the first one; where that fails
 * the message is dropped, for it never carries anything that the page does not say as well.
 */
export function notify(title: string, description?: string): void {
  import('./toaster').then(({show}) => show(title, description)).catch(() => undefined);
}
