import {useEffect, useRef, useState, type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {initials, type Advisor} from '../../../data/advisors/types';
import {hueColour} from '../../../config/hues';
import styles from './AdvisorPortrait.module.css';

type ImageState = 'idle' | 'loading' | 'loaded' | 'error';

/** Nine curves whose bend depends on the advisor, so that no two tiles are alike. */
function Pattern({seed}: {seed: number}): ReactNode {
  return Array.from({length: 9}, (_, line) => {
    const y = 30 + line * 22;
    return (
      <path
        key={line}
        d={`M-10 ${y + 40}C60 ${y + 40 - line * 3 * (seed + 1)} 140 ${y - 30 + seed * 12} 310 ${y - 60 + seed * 10}`}
        strokeOpacity={0.15 + line * 0.07}
      />
    );
  });
}

/**
 * An advisor's portrait: initials on a patterned tile in their own hue until an image has loaded, and for good where
 * there is none or it fails. Decorative: the name is beside it.
 */
export default function AdvisorPortrait({advisor}: {advisor: Advisor}): ReactNode {
  const source = useBaseUrl(`/img/advisors/${advisor.image ?? ''}`);
  const [state, setState] = useState<ImageState>(advisor.image === undefined ? 'idle' : 'loading');
  const image = useRef<HTMLImageElement>(null);
  const letters = initials(advisor.name);

  // A prerendered image may have loaded, or failed, before React listens.
  useEffect(() => {
    if (image.current?.complete === true) {
      setState(image.current.naturalWidth > 0 ? 'loaded' : 'error');
    }
  }, [source]);
  return (
    <span className={styles.portrait} data-image={state} style={{'--hue': hueColour(advisor.hue)}}>
      <svg viewBox="0 0 300 220" preserveAspectRatio="xMinYMax slice" aria-hidden="true">
        <Pattern seed={letters.charCodeAt(0) % 5} />
      </svg>
      {/* Drawn separately: the pattern fills a tile of any shape and is cut by it, the letters stay whole. */}
      <svg viewBox="0 0 300 220" preserveAspectRatio="xMinYMax meet" aria-hidden="true">
        <text x="24" y="196">
          {letters}
        </text>
      </svg>
      {advisor.image !== undefined && state !== 'error' && (
        <img
          ref={image}
          src={source}
          alt=""
          width="300"
          height="220"
          loading="lazy"
          onLoad={() => setState('loaded')}
          onError={() => setState('error')}
        />
      )}
    </span>
  );
}
