import clsx from 'clsx';
import type {Client} from '../../../data/clients/schema';
import {hueColour} from '../../../config/hues';
import styles from './ClientLogo.module.css';

const RING = 'M24 8A16 16 0 1 1 24 40A16 16 0 1 1 24 8';

/** On a 48x48 grid, in the client's hue; decorative. */
export function ClientMark({logo, className}: {logo: Client['logo']; className?: string | undefined}) {
  return (
    <svg
      viewBox="0 0 48 48"
      className={clsx(styles.mark, logo.filled && styles.filled, className)}
      style={{'--hue': hueColour(logo.hue)}}
      aria-hidden="true"
    >
      <path d={logo.path ?? RING} />
    </svg>
  );
}

export default function ClientLogo({client}: {client: Pick<Client, 'name' | 'logo'>}) {
  return (
    <span className="row gap8">
      <ClientMark logo={client.logo} />
      <span
        className={clsx(
          client.logo.lettering === 'display' ? 'medium' : 'heavy',
          styles.name,
          styles[client.logo.lettering],
        )}
      >
        {client.name}
      </span>
    </span>
  );
}
