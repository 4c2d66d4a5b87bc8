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

const across = (stage: number) => LEFT + stage * STEP;
const down = (channel: number) => TOP + channel * STEP;

/** Every place, as dashed lines from stage to stage: one shape in place of forty. */
const PLACES = STAGES.map((_, stage) => `M${across(stage)} ${TOP}V${down(CHANNELS.length - 1)}.1`).join('');

/** Their recipes by stage (across) and channel (down, and in its hue). */
function Recipes({dots}: {dots: NonNullable<Advisor['dots']>}) {
  return (
    <svg viewBox="165 0 135 220" aria-hidden="true">
      <path d={PLACES} strokeDasharray={`0 ${STEP}`} className={styles.places} />
      {dots.map(([stage, channel, count]) => {
        const name = CHANNELS[channel];
        return (
          <circle
            key={`${stage} ${channel}`}
            cx={across(stage)}
            cy={down(channel)}
            r={Math.round(RADIUS * Math.sqrt(count) * 10) / 10}
            style={name && {fill: hueColour(CHANNEL_HUE[name])}}
          />
        );
      })}
    </svg>
  );
}

/** Initials and recipes, and over them the portrait as it comes, unless it fails or there is none. Decorative. */
export default function AdvisorPortrait({advisor}: {advisor: Advisor}) {
  const source = useBaseUrl(`/img/advisors/${advisor.image ?? ''}`);
  const [failed, setFailed] = useState(advisor.image === undefined);
  const {dots} = advisor;
  return (
    <span className={clsx('block relative clipped', styles.portrait)}>
      <svg viewBox="0 0 165 220" aria-hidden="true">
        <text x="86" y="142">
          {initials(advisor.name)}
        </text>
      </svg>
      {dots && <Recipes dots={dots} />}
      {!failed && (
        <img src={source} alt="" width="300" height="220" loading="lazy" onError={() => setFailed(true)} />
      )}
    </span>
  );
}
