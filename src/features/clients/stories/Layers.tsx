import type {ReactNode} from 'react';
import styles from './Noms.module.css';

const LAYERS = [
  {
    name: 'Creator',
    does: 'Drafts a piece, sees how it will be made, and hands it over.',
    never: 'Never sees another creator’s drafts or the price list.',
  },
  {
    name: 'Admin',
    does: 'Checks, prices and releases, and can follow every order from one screen.',
    never: 'Never edits a design: it goes back with a note.',
  },
  {
    name: 'Production',
    does: 'Receives what is ready, with the sizes and files it takes to make it.',
    never: 'Never sees a price or a customer’s name.',
  },
] as const;

/** The three user layers of the platform, as a stack that one order falls through. */
export default function Layers(): ReactNode {
  return (
    <div className={styles.layers}>
      <svg viewBox="0 0 320 380" className={styles.stack} aria-hidden="true">
        {[250, 140, 30].map((y) => (
          <path key={y} d={`M160 ${y}L304 ${y + 50}L160 ${y + 100}L16 ${y + 50}Z`} />
        ))}
        <path d="M160 6V72M160 92V182M160 202V292" className={styles.order} />
        {[80, 190, 300].map((y) => (
          <circle key={y} cx="160" cy={y} r="8" />
        ))}
      </svg>
      <ol>
        {LAYERS.map(({name, does, never}) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{does}</p>
            <p className={styles.never}>{never}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
