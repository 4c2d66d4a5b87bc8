/** What a callout is called where its writer gives it no title. */
export const CALLOUT_LABELS = {note: 'Note', check: 'Check', warning: 'Watch out'} as const;
export type CalloutKind = keyof typeof CALLOUT_LABELS;

/** The heading of an article's short version. */
export const SHORT_HEADING = 'In short';

/** The heading of an article's questions. */
export const QUESTIONS_HEADING = 'Questions we are asked';
