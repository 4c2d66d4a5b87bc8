import {useEffect, useMemo, useState} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import styles from './Contents.module.css';

/** The last heading above the upper third of the window. `ids` must be stable. */
function useCurrentHeading(ids: readonly string[]): string | undefined {
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

interface ContentsProps {
  /** `value` is HTML, from the writer's own Markdown. */
  entries: readonly {id: string; value: string}[];
}

function Entries({entries, current}: ContentsProps & {current?: string | undefined}) {
  return (
    <ul className={styles.list}>
      {entries.map(({id, value}) => (
        <li key={id}>
          <Link
            to={`#${id}`}
            className={clsx('note plain block', styles.link)}
            aria-current={id === current ? 'location' : undefined}
            dangerouslySetInnerHTML={{__html: value}}
          />
        </li>
      ))}
    </ul>
  );
}

export function SideContents({entries}: ContentsProps) {
  const ids = useMemo(() => entries.map(({id}) => id), [entries]);
  const current = useCurrentHeading(ids);
  return (
    <nav aria-labelledby="contents" className={clsx('screenOnly', styles.side)}>
      <p id="contents" className="eyebrow below12 soft">
        On this page
      </p>
      <Entries entries={entries} current={current} />
    </nav>
  );
}

/** The contents above the article, on screens without room beside it. */
export function FoldedContents({entries}: ContentsProps) {
  return (
    <details className={clsx('screenOnly below24', styles.folded)}>
      <summary className="row between strong">On this page</summary>
      <Entries entries={entries} />
    </details>
  );
}
