import type {ReactNode} from 'react';
import styles from './Layers.module.css';

/** Three layers of users, which one order falls through. */
export default function Layers({children}: {children: ReactNode}) {
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
      <ol className="clean-list">{children}</ol>
    </div>
  );
}

export function Layer({name, does, never}: {name: string; does: string; never: string}) {
  return (
    <li>
      <h3>{name}</h3>
      <p>{does}</p>
      <p className={styles.never}>{never}</p>
    </li>
  );
}
