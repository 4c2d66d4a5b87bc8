/** What `npm run new` writes wherever a writer has to write; no check lets it through. */
export const MARKER = 'WRITE:';

/** The problem of a place that has the mark. */
export const UNWRITTEN = `is still to be written. Write what belongs there, and remove "${MARKER}".`;
