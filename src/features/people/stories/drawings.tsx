import type {ReactNode} from 'react';
import field from './HourField.module.css';
import layers from './Layers.module.css';
import {useStory} from './StoryContext';

const ROWS = 20;
const STEP = 12;

/** One dot for each hour, those spent lit; one path per colour keeps the DOM small. */
export function Hours({of, spent}: {of: number; spent: number}) {
  const dots = Array.from({length: of}, (_, index) => {
    const x = Math.floor(index / ROWS) * STEP + 6;
    const y = (ROWS - 1 - (index % ROWS)) * STEP + 6;
    return `M${x} ${y}h0`;
  });
  return (
    <svg
      viewBox={`0 0 ${Math.ceil(of / ROWS) * STEP} ${ROWS * STEP}`}
      className={field.field}
      aria-hidden="true"
    >
      <path d={dots.slice(spent).join('')} />
      <path d={dots.slice(0, spent).join('')} className={field.spent} />
    </svg>
  );
}

export function HourField({caption}: {caption: string}) {
  const {story} = useStory().client;
  return (
    <figure>
      {story?.hours !== undefined && <Hours {...story.hours} />}
      <figcaption className="above16 tiny">{caption}</figcaption>
    </figure>
  );
}

/** Three layers of users, which one order falls through. */
export function Layers({children}: {children: ReactNode}) {
  return (
    <div className={layers.layers}>
      <svg viewBox="0 0 320 380" className={layers.stack} aria-hidden="true">
        {[250, 140, 30].map((y) => (
          <path key={y} d={`M160 ${y}L304 ${y + 50}L160 ${y + 100}L16 ${y + 50}Z`} />
        ))}
        <path d="M160 6V72M160 92V182M160 202V292" className={layers.order} />
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
      <p className={layers.never}>{never}</p>
    </li>
  );
}
