import {useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject} from 'react';
import {isComposing} from '../../components/ui/clicks';

interface Disclosure {
  /** Name of the open group, or null. */
  open: string | null;
  toggle: (name: string) => void;
  /** Goes on the element around all the groups. */
  container: {
    ref: RefObject<HTMLUListElement | null>;
    onKeyDown: (event: KeyboardEvent) => void;
    onBlur: (event: FocusEvent) => void;
  };
}

/**
 * At most one open group, after the ARIA Authoring Practices' disclosure navigation: closed by a click outside,
 * by focus leaving, and by Escape, which returns the focus to the group's button.
 */
export function useDisclosure(): Disclosure {
  const [open, setOpen] = useState<string | null>(null);
  const ref = useRef<HTMLUListElement>(null);
  const close = () => setOpen(null);

  useEffect(() => {
    if (open === null) {
      return undefined;
    }
    const closeOutside = (event: PointerEvent) => {
      if (!(event.target instanceof Node && ref.current?.contains(event.target))) {
        setOpen(null);
      }
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [open]);

  return {
    open,
    toggle: (name) => setOpen((current) => (current === name ? null : name)),
    container: {
      ref,
      onKeyDown(event) {
        if (event.key === 'Escape' && !isComposing(event) && open !== null) {
          ref.current?.querySelector<HTMLButtonElement>('button[aria-expanded="true"]')?.focus();
          close();
        }
      },
      onBlur(event) {
        if (!event.currentTarget.contains(event.relatedTarget)) {
          close();
        }
      },
    },
  };
}
