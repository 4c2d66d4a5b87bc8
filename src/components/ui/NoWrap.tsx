const WORDS =
  /(e-commerce|e-mail|lock-in|stand-up|\d+-minute|(?:EUR[ \u00A0])?[\d.,]*\d-\d[\d.,]*(?:[ \u00A0](?:days|weeks|months|%))?|\w+—)/i;

/** Keeps short hyphenated words and ranges on one line. */
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
