const REGION_ID = 'notifications';

/** The polite live region that messages are written to; made when it is first needed. */
function region(): HTMLElement {
  const known = document.getElementById(REGION_ID);
  if (known !== null) {
    return known;
  }
  const made = document.createElement('div');
  made.id = REGION_ID;
  made.className = 'srOnly';
  made.setAttribute('role', 'status');
  made.setAttribute('aria-label', 'Notifications');
  document.body.append(made);
  return made;
}

/** Tells the visitor that something has happened, without taking the focus. */
export function notify(title: string, description?: string): void {
  const target = region();
  // A region announces what changes after it has entered the page.
  window.setTimeout(() => {
    target.textContent = description === undefined ? title : `${title}. ${description}`;
  }, 50);
}
