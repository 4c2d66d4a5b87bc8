const either = new Intl.ListFormat('en-GB', {type: 'disjunction'});

/** The values that a field takes, for the comment above it: `Low, Medium or High`. */
export const anyOf = (values: readonly string[]): string => either.format(values);
