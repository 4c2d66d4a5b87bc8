import {useState, type KeyboardEvent, type RefObject} from 'react';
import {isComposing} from '../../components/ui/clicks';

/**
 * Keys of an ARIA combobox over links: arrows wrap around, Enter opens, with Ctrl or Cmd in a new tab. The option
 * at one of `paths` stays active when others arrive.
 */
export function useActiveOption(list: RefObject<HTMLElement | null>, paths: readonly string[]) {
  const [chosen, setChosen] = useState<string | null>(null);
  // -1 while only the field is in use.
  const active = chosen === null ? -1 : paths.indexOf(chosen);
  const optionAt = (index: number) =>
    list.current?.querySelectorAll<HTMLAnchorElement>('[role="option"]')[index];

  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) {
      return;
    }
    const option = optionAt(active);
    if (paths.length > 0 && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      // From the field, go to the first or the last option.
      const next =
        active === -1 && step === -1 ? paths.length - 1 : (active + step + paths.length) % paths.length;
      setChosen(paths[next] ?? null);
      optionAt(next)?.scrollIntoView({block: 'nearest'});
    } else if (event.key === 'Enter' && option !== undefined) {
      event.preventDefault();
      if (event.ctrlKey || event.metaKey) {
        window.open(option.href, '_blank', 'noopener');
      } else {
        option.click();
      }
    }
  };
  return {active, reset: () => setChosen(null), onKeyDown};
}
