import type {ReactNode} from 'react';

const WORDS = /(e-commerce|e-mail|lock-in|stand-up|\d+-\d+ (?:days|weeks|months)|\w+—)/i;

/** A text in which the short words and spans of time that browsers would break at their hyphen, or before a dash, stay on one line. */
export default function Unbroken({children}: {children: string}): ReactNode {
  return children.split(WORDS).map((part, index) =>
    WORDS.test(part) ? (
      <span key={index} className="unbroken">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
