/** What a toast offers to do. */
export interface ToastAction {
  label: string;
  onClick: () => void;
}

/**
 * Shows a short message in the corner of the page. The library behind it is loaded for the first one; where that fails
 * the message is dropped. Some say what nothing else on the page says, such as that a link was copied.
 */
export function notify(title: string, description?: string, action?: ToastAction): void {
  import('./toaster').then(({show}) => show(title, description, action)).catch(() => undefined);
}
