import {inPlace, placeOf} from './place';

/** What does nothing until React has taken over. Links and `details`, which are all plain ones, need no script. */
const CONTROLS = 'button,[type=checkbox],[type=radio]';

const actions: [control: HTMLElement, place: number, event: Event][] = [];

/** The control that a click or a key press asks something of; null where the browser answers by itself. */
function controlOf({
  target,
  key,
  ctrlKey,
  metaKey,
}: Partial<KeyboardEvent> & {target: Element}): HTMLElement | null {
  if (key) {
    // The search's keys (src/features/search/keys.ts); in a field, Ctrl may be a command.
    return key === 'k' && (metaKey || (ctrlKey && !('selectionStart' in target)))
      ? document.querySelector<HTMLElement>('[aria-keyshortcuts]')
      : null;
  }
  const control = target.closest<HTMLButtonElement>(CONTROLS);
  // Invokers (HTML, "commandfor") need no script where the browser knows them.
  return control?.commandForElement || target.closest('[data-native]') ? null : control;
}

/**
 * Remembers a click or a key press on a control, and keeps it from the page. The control is busy from then on; another
 * on a busy one counts for nothing.
 */
export function rememberAction(event: Event): void {
  const control = controlOf(event as Event & {target: Element});
  if (control) {
    event.preventDefault();
    event.stopPropagation();
    if (!control.ariaBusy) {
      control.ariaBusy = 'true';
      actions.push([control, placeOf(control), event]);
    }
  }
}

/** Empties the memory and returns what was in it. */
export function forgetActions(): typeof actions {
  for (const [control] of actions) {
    control.ariaBusy = null;
  }
  return actions.splice(0);
}

/** Replays what was remembered, in order, on the elements now in those places; each in its own task, as real events. */
export function replayActions(): void {
  for (const [control, place, event] of forgetActions()) {
    setTimeout(() => {
      const now = inPlace(control, place);
      if (now !== control) {
        now?.focus();
      }
      now?.dispatchEvent(new (event.constructor as typeof Event)(event.type, event));
    });
  }
}
