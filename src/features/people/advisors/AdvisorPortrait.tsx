import {useState} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {initials, type Advisor} from '../../../data/advisors/types';
import {hueColour} from '../../../config/hues';
import styles from './AdvisorPortrait.module.css';

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

/** Initials on a patterned tile, and over them the portrait as it comes, unless it fails or there is none. Decorative. */
export default function AdvisorPortrait({advisor}: {advisor: Advisor}) {
  const source = useBaseUrl(`/img/advisors/${advisor.image ?? ''}`);
  const [failed, setFailed] = useState(advisor.image === undefined);
  const letters = initials(advisor.name);
  return (
    <span className={styles.portrait} style={{'--hue': hueColour(advisor.hue)}}>
      <svg viewBox="0 0 300 220" preserveAspectRatio="xMinYMax slice" aria-hidden="true">
        <Pattern seed={letters.charCodeAt(0) % 5} />
      </svg>
      {/* Separate: the pattern is cropped to fill any tile, but the letters must stay whole. */}
      <svg viewBox="0 0 300 220" preserveAspectRatio="xMinYMax meet" aria-hidden="true">
        <text x="24" y="196">
          {letters}
        </text>
      </svg>
      {!failed && (
        <img src={source} alt="" width="300" height="220" loading="lazy" onError={() => setFailed(true)} />
      )}
    </span>
  );
}
