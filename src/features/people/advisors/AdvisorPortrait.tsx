import {useState} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import {hueColour} from '../../../config/hues';
import {initials, type Advisor} from '../../../data/advisors/types';
import {CHANNEL_HUE, CHANNELS, STAGES} from '../../../data/recipes/taxonomy';
import styles from './AdvisorPortrait.module.css';

const LEFT = 180;
const TOP = 26;
const STEP = 24;

/** A dot's area is the number of recipes. */
const RADIUS = 5.5;

const placeOf = (stage: number, channel: number) => ({cx: LEFT + stage * STEP, cy: TOP + channel * STEP});

/** Their recipes by stage (across) and channel (down, and in its hue). */
function Recipes({dots}: {dots: NonNullable<Advisor['dots']>}) {
  return (
    <>
      {STAGES.map((stage, column) =>
        CHANNELS.map((channel, row) => (
          <circle key={channel + stage} {...placeOf(column, row)} r="1.5" className={styles.place} />
        )),
      )}
      {dots.map(([stage, channel, count]) => {
        const name = CHANNELS[channel];
        return (
          <circle
            key={`${stage} ${channel}`}
            {...placeOf(stage, channel)}
            r={RADIUS * Math.sqrt(count)}
            style={name && {fill: hueColour(CHANNEL_HUE[name])}}
          />
        );
      })}
    </>
  );
}

/** Initials and recipes, and over them the portrait as it comes, unless it fails or there is none. Decorative. */
export default function AdvisorPortrait({advisor}: {advisor: Advisor}) {
  const source = useBaseUrl(`/img/advisors/${advisor.image ?? ''}`);
  const [failed, setFailed] = useState(advisor.image === undefined);
  const {dots} = advisor;
  return (
    <span className={clsx('block relative clipped', styles.portrait)}>
      <svg viewBox="0 0 300 220" aria-hidden="true">
        <text x={dots ? 86 : 150} y="142">
          {initials(advisor.name)}
        </text>
        {dots && <Recipes dots={dots} />}
      </svg>
      {!failed && (
        <img src={source} alt="" width="300" height="220" loading="lazy" onError={() => setFailed(true)} />
      )}
    </span>
  );
}
