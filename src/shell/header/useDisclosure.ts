import {useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject} from 'react';
import {isComposing} from '../../components/ui/clicks';

interface Disclosure {
  open: string | null;
  toggle: (name: string) => void;
  /** Props of the element around all groups. */
  container: {
    ref: RefObject<HTMLUListElement | null>;
    onKeyDown: (event: KeyboardEvent) => void;
    onBlur: (event: FocusEvent) => void;
  };
}

/**
 * The ARIA Authoring Practices' disclosure navigation: one open group at most; Escape returns the focus to its button.
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
