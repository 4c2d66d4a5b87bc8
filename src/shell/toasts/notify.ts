export interface ToastAction {
  label: string;
  onClick: () => void;
}

/**
 * Loads the library with the first toast, and drops the message if that fails. Some toasts, such as "Link copied", are
 * the page's only feedback.
 */
export function notify(title: string, description?: string, action?: ToastAction): void {
  import('./toaster').then(({show}) => show(title, description, action)).catch(() => undefined);
}
