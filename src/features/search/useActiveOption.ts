import {useState, type KeyboardEvent, type RefObject} from 'react';

interface ActiveOption {
  /** Index of the chosen option; -1 while only the field is. */
  active: number;
  /** Chooses nothing. */
  reset: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * The keys of a combobox over a list of `count` links (ARIA Authoring Practices): arrows move through them and around,
 * Enter opens the chosen one, with Ctrl or Cmd in a new tab, of which `onNewTab` hears.
 */
export function useActiveOption(
  list: RefObject<HTMLElement | null>,
  count: number,
  onNewTab: () => void,
): ActiveOption {
  const [active, setActive] = useState(-1);
  const optionAt = (index: number) =>
    list.current?.querySelectorAll<HTMLAnchorElement>('[role="option"]')[index];

  const onKeyDown = (event: KeyboardEvent) => {
    const chosen = optionAt(active);
    if (count > 0 && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      // From the field itself the list begins at its first or last option.
      const next = active === -1 && step === -1 ? count - 1 : (active + step + count) % count;
      setActive(next);
      optionAt(next)?.scrollIntoView({block: 'nearest'});
    } else if (event.key === 'Enter' && chosen !== undefined) {
      event.preventDefault();
      if (event.ctrlKey || event.metaKey) {
        onNewTab();
        window.open(chosen.href, '_blank', 'noopener');
      } else {
        chosen.click();
      }
    }
  };
  return {active, reset: () => setActive(-1), onKeyDown};
}
