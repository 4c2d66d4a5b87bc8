import {MONTHS} from '../../lib/dayInWords';

const MONTH = MONTHS.flatMap((month) => [month, month.slice(0, 3)]).join('|');
const WORDS = new RegExp(
  String.raw`(e-commerce|e-mail|lock-in|stand-up|\d+-minute|(?:EUR[ \u00A0])?[\d.,]*\d-\d[\d.,]*(?:[ \u00A0](?:days|weeks|months|%))?|(?:\b[a-z]{3} )?\d+ (?:${MONTH})\b(?: \d{4})?|\w+—)`,
  'i',
);

/** Keeps short hyphenated words, ranges and dates on one line. */
export default function NoWrap({children}: {children: string}) {
  return children.split(WORDS).map((part, index) =>
    WORDS.test(part) ? (
      <span key={index} className="nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
