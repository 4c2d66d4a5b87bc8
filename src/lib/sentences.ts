/** The sentences of a text. */
export const sentencesIn = (text: string): string[] => text.split(/(?<=[.!?])\s+/);

/** How many words a text has. */
export const wordCount = (text: string): number => text.trim().split(/\s+/).length;
