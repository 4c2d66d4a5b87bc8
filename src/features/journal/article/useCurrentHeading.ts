import {useEffect, useState} from 'react';

/** The id of the last heading that has passed the upper third of the window; undefined before the first. `ids` must be stable. */
export function useCurrentHeading(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();

  useEffect(() => {
    const headings = ids.flatMap((id) => document.getElementById(id) ?? []);
    const update = () => {
      const line = window.innerHeight / 3;
      setCurrent(headings.findLast((heading) => heading.getBoundingClientRect().top < line)?.id);
    };
    update();
    window.addEventListener('scroll', update, {passive: true});
    window.addEventListener('resize', update);
    return () => {
      window.removeEventListener('scroll', update);
      window.removeEventListener('resize', update);
    };
  }, [ids]);

  return current;
}
