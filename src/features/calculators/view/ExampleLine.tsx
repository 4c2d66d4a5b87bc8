import type {ReactNode} from 'react';
import {Button} from '../../../components/ui/Button';

interface ExampleLineProps {
  /** What the figures are that nobody has typed: "An example". */
  example: string;
  /** Whether all figures are its, and whether none is. */
  isWhole: boolean;
  isNone: boolean;
  onEmpty: () => void;
  children?: ReactNode;
}

/** Whose figures a form holds, above its fields, and one press for the visitor's own. */
export default function ExampleLine({example, isWhole, isNone, onEmpty, children}: ExampleLineProps) {
  return (
    <p className="screenOnly cluster middle gap8">
      <span>
        {isNone
          ? 'No number of an example is in here.'
          : isWhole
            ? `${example}. Type over it.`
            : 'What is marked is still the example’s.'}
      </span>
      <Button small onClick={onEmpty} aria-disabled={isNone}>
        Empty the example’s figures
      </Button>
      {children}
    </p>
  );
}
