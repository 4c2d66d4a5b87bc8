import clsx from 'clsx';
import {hueColour} from '../../config/hues';
import {CHANNEL_HUE, CHANNELS, type Channel} from '../../data/recipes/taxonomy';
import styles from './ChannelKey.module.css';

export default function ChannelKey({channels}: {channels: readonly Channel[]}) {
  return (
    <p className={clsx('cluster above8 fine', styles.key)}>
      {CHANNELS.filter((channel) => channels.includes(channel)).map((channel) => (
        <span key={channel} style={{'--pen': hueColour(CHANNEL_HUE[channel])}}>
          {channel}
        </span>
      ))}
    </p>
  );
}
