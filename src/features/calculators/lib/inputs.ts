import type {Input, PastedList, RowsInput} from './field';

const LARGEST = 1e12;

const kind =
  (fixed: Partial<Input>) =>
  (label: string, example: number | string, help: string, more: Partial<Input> = {}): Input => ({
    label,
    example,
    help,
    min: 0,
    max: LARGEST,
    step: 1,
    ...fixed,
    ...more,
  });

export const amount = kind({unit: 'EUR'});
export const price = kind({unit: 'EUR', min: 0.01});
export const percentage = kind({unit: '%', max: 100});
export const months = kind({unit: 'months', max: 120});
export const plain = kind({});
/** A month of the cash plan, counted from this one. */
export const monthOf = (label: string, help: string): Input =>
  plain(label, '', help, {optional: true, min: 1, max: 120, whole: true});
export const whole = (unit: string, ...rest: Parameters<typeof amount>): Input =>
  kind({unit, min: 1, whole: true})(...rest);
export const list = (...rest: Parameters<typeof amount>): PastedList => ({
  ...kind({optional: true})(...rest),
  list: true,
});

/** The first option is the default, unless it may be left open. */
export const choice = (
  label: string,
  options: readonly string[],
  help: string,
  more: Partial<Input> = {},
): Input => ({
  ...kind({whole: true, ...(more.optional ? {} : {default: 0})})(label, 0, help, {
    max: options.length - 1,
    ...more,
  }),
  options,
});

/** No rows at all are allowed. */
export const rows = (
  label: string,
  columns: readonly Input[],
  example: string,
  help: string,
  more: Partial<Input> = {},
): RowsInput => ({...kind({optional: true})(label, example, help, more), columns});

export const CONFIDENCE = percentage(
  'Confidence',
  95,
  'How sure you want to be that a difference is more than chance. 95 % is usual.',
  {default: 95, min: 50, max: 99.9, step: 5, advanced: true},
);
