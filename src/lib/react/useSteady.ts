import {useEffect, useState} from 'react';

/** Whether a button of the mouse is held. A finger's press belongs to what it began on, wherever that has gone. */
function usePressed(): boolean {
  const [pressed, press] = useState(false);
  useEffect(() => {
    const ended = new AbortController();
    const {signal} = ended;
    window.addEventListener('pointerdown', ({pointerType}) => press(pointerType !== 'touch'), {signal});
    // The click comes in the same task, after the release.
    const release = () => setTimeout(() => press(false));
    for (const type of ['pointerup', 'pointercancel', 'blur']) {
      window.addEventListener(type, release, {signal});
    }
    return () => ended.abort();
  }, []);
  return pressed;
}

/**
 * A value that waits for the end of a press: browsers drop the click of a control that moves away between the press and
 * its release.
 */
export function useSteady<T>(value: T): T {
  const pressed = usePressed();
  const [shown, show] = useState(value);
  if (!pressed && shown !== value) {
    show(value);
  }
  return pressed ? shown : value;
}
