/** Rules that several recipes follow, as rows of settings; the position that owns a rule gives its reason. */
export const SHARED_RULES = {
  'budget-step': ['A budget rises by', '20 % at most, then 7 full days in which nothing is touched'],
  'meta-window': ['Window on Meta', '7 days after a click, with engage-through and view-through left out'],
  'google-window': ['Window on Google', '30 days after a click, data-driven; the same one before and after'],
  'complaint-rate': [
    'Stop a send at',
    '0.1 % complaints in Postmaster Tools; it shows nothing below some 200 mails a day to Gmail, so then by the mail tool’s own count',
  ],
} as const satisfies Record<string, readonly [name: string, value: string]>;

export type SharedRule = keyof typeof SHARED_RULES;

/** The settings of a step, with the rules that it follows first. */
export const settingsOf = ({
  rules = [],
  settings = [],
}: {
  rules?: readonly SharedRule[] | undefined;
  settings?: readonly (readonly [string, string])[] | undefined;
}): (readonly [name: string, value: string])[] => [...rules.map((rule) => SHARED_RULES[rule]), ...settings];
