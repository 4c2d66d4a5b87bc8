/** Divided after each `.`, `!` or `?` before a space, so abbreviations count as ends. */
export const sentencesIn = (text: string): string[] => text.split(/(?<=[.!?])\s+/);

export const wordCount = (text: string): number => text.trim().split(/\s+/).length;
