import {useEffect, useRef, useState} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {initials, type Advisor} from '../../../data/advisors/types';
import {hueColour} from '../../../config/hues';
import styles from './AdvisorPortrait.module.css';

type ImageState = 'idle' | 'loading' | 'loaded' | 'error';

/** Nine curves; `seed` bends them so that neighbouring tiles differ. */
function Pattern({seed}: {seed: number}) {
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

/** Initials on a patterned tile until the image has loaded, or for good if it fails or there is none. Decorative. */
export default function AdvisorPortrait({advisor}: {advisor: Advisor}) {
  const source = useBaseUrl(`/img/advisors/${advisor.image ?? ''}`);
  const [state, setState] = useState<ImageState>(advisor.image === undefined ? 'idle' : 'loading');
  const image = useRef<HTMLImageElement>(null);
  const letters = initials(advisor.name);

  // A prerendered image may have loaded or failed before React listens.
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
      {/* Separate: the pattern is cropped to fill any tile, but the letters must stay whole. */}
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
