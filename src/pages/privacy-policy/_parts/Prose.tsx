import type {ReactNode} from 'react';
import Linked from '../../../components/ui/Linked';

/** Paragraphs, and lists of points, in their order; links as in `Linked`. */
export default function Prose({blocks}: {blocks: readonly (string | readonly string[])[]}): ReactNode {
  return blocks.map((block, index) =>
    typeof block === 'string' ? (
      <p key={index}>
        <Linked>{block}</Linked>
      </p>
    ) : (
      <ul key={index}>
        {block.map((point) => (
          <li key={point}>
            <Linked>{point}</Linked>
          </li>
        ))}
      </ul>
    ),
  );
}
