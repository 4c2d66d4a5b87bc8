import {useEffect, useState} from 'react';

/** The click comes after the release: with a mouse in the same task, with a finger in one of the next. */
const CLICK_MS = 50;

/** Whether the mouse, a pen or a finger is down, and until its click has come. */
function usePressed(): boolean {
  const [pressed, press] = useState(false);
  useEffect(() => {
    const ended = new AbortController();
    const {signal} = ended;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const down = () => {
      clearTimeout(timer);
      press(true);
    };
    const release = (event: Event) => {
      clearTimeout(timer);
      const isMouse = 'pointerType' in event && event.pointerType === 'mouse';
      timer = setTimeout(() => press(false), isMouse ? 0 : CLICK_MS);
    };
    window.addEventListener('pointerdown', down, {signal});
    for (const type of ['pointerup', 'pointercancel', 'blur']) {
      window.addEventListener(type, release, {signal});
    }
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
  }, []);
  return pressed;
}

/**
 * A value that waits for the end of a press. Where a control moves away in between, a mouse's click is dropped, and a
 * finger's goes to what is then below it (Chromium).
 */
export function useSteady<T>(value: T): T {
  const pressed = usePressed();
  const [shown, show] = useState(value);
  if (!pressed && shown !== value) {
    show(value);
  }
  return pressed ? shown : value;
}
