import {useEffect, useRef, type ComponentProps, type RefObject} from 'react';
import {isModified} from './clicks';

interface DialogProps extends ComponentProps<'dialog'> {
  ref: RefObject<HTMLDialogElement | null>;
  /** Opens it, once its contents are there for the browser to find what to focus. */
  shown?: boolean;
}

/**
 * A modal dialog. A press that begins and ends on its backdrop closes it, as does a link within, which may lead to the
 * page underneath; Escape is the keyboard's way out. `closedby` (HTML) does the first where the browser knows it.
 */
export default function Dialog({ref, shown = false, ...props}: DialogProps) {
  const began = useRef<EventTarget>(null);
  useEffect(() => {
    if (shown && ref.current?.open === false) {
      ref.current.showModal();
    }
  }, [ref, shown]);
  useEffect(() => {
    // A window of another width may hide it, which would still block the page.
    const onResize = () => {
      if (ref.current?.getClientRects().length === 0) {
        ref.current.close();
      }
    };
    window.addEventListener('resize', onResize);
    return () => window.removeEventListener('resize', onResize);
  }, [ref]);
  return (
    // Clicks on the dialog element itself are clicks on its backdrop, or end a press that began elsewhere.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      {...props}
      {...{closedby: 'any'}}
      ref={ref}
      onBeforeToggle={() => {
        const {style, clientWidth} = document.documentElement;
        style.setProperty('--scrollbar', `${window.innerWidth - clientWidth}px`);
      }}
      onPointerDown={({target}) => {
        began.current = target;
      }}
      onClick={(event) => {
        const {target, currentTarget} = event;
        const onLink = target instanceof Element && target.closest('a') !== null && !isModified(event);
        if (onLink || (target === currentTarget && began.current === target)) {
          currentTarget.close();
        }
      }}
    />
  );
}
