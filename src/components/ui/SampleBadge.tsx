import {createContext, useContext, type ReactNode} from 'react';
import clsx from 'clsx';
import styles from './SampleBadge.module.css';

interface Marked {
  sample?: boolean | undefined;
}

const SamplesAnnounced = createContext(false);

/** Marks an invented item, unless `Samples` has said so above the list. */
export default function SampleBadge({of}: {of: Marked}) {
  const isAnnounced = useContext(SamplesAnnounced);
  return (
    of.sample === true &&
    !isAnnounced && (
      <strong
        className={clsx('soft nowrap', styles.sample)}
        title="Invented, until the owner of this site replaces it"
      >
        Sample
      </strong>
    )
  );
}

interface SamplesProps {
  of: readonly Marked[];
  /** Goes on from the badge: `Sample people, until ...`. */
  note: string;
  children: ReactNode;
}

/** One badge and a line above a list of nothing but samples; in a mixed list, each sample has its own badge. */
export function Samples({of, note, children}: SamplesProps) {
  const all = of.length > 0 && of.every(({sample}) => sample === true);
  return (
    <>
      {all && (
        <p className="above12 below20 note">
          <SampleBadge of={{sample: true}} /> {note}
        </p>
      )}
      <SamplesAnnounced value={all}>{children}</SamplesAnnounced>
    </>
  );
}
