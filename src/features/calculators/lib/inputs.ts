import type {Input} from './field';

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
export const whole = (unit: string, ...rest: Parameters<typeof amount>): Input =>
  kind({unit, min: 1, whole: true})(...rest);
export const list = (...rest: Parameters<typeof amount>): Input & {list: true} => ({
  ...kind({optional: true})(...rest),
  list: true,
});

export const CONFIDENCE = percentage(
  'Confidence',
  95,
  'How sure you want to be that a difference is more than chance. 95 % is usual.',
  {usual: 95, min: 50, max: 99.9, step: 5, advanced: true},
);
