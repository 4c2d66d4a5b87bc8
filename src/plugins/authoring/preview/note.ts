/** The path, below the base URL, at which the preview's server gives its notes. */
export const NOTES_PATH = '__notes';

/** A note as the preview shows it. */
export interface Note {
  /** File and line. */
  place: string;
  text: string;
}

/** Whether the server's answer is a list of notes; each is as it wrote it. */
export const isNotes = (answer: unknown): answer is Note[] => Array.isArray(answer);
