/** What `npm run new` writes wherever a writer has to write; no check lets it through. */
export const MARKER = 'WRITE:';

/** What is said of such a place. */
export const UNWRITTEN = {
  problem: 'is still to be written',
  remedy: `Write what belongs there, and remove "${MARKER}".`,
} as const;
