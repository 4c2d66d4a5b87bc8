import {LARGEST} from './outcome';
import type {Input} from '../calculator';

export const amount = (label: string, example: number | string, help: string, step = 1): Input => ({
  label,
  unit: 'EUR',
  help,
  example,
  min: 0,
  max: LARGEST,
  step,
});

export const price = (label: string, example: number | string, help: string, step = 1): Input => ({
  ...amount(label, example, help, step),
  min: 0.01,
});

export const whole = (
  label: string,
  unit: string,
  example: number | string,
  help: string,
  {min = 1, step = 1}: {min?: number; step?: number} = {},
): Input => ({label, unit, help, example, min, max: LARGEST, step, whole: true});

export const share = (
  label: string,
  example: number | string,
  help: string,
  {min = 0, max = 100, step = 1}: {min?: number; max?: number; step?: number} = {},
): Input => ({label, unit: '%', help, example, min, max, step});

export const months = (label: string, example: number, help: string): Input => ({
  label,
  unit: 'months',
  help,
  example,
  min: 0,
  max: 120,
  step: 1,
});

export const CONFIDENCE: Input = {
  ...share(
    'Confidence',
    95,
    'How sure you want to be that a difference is more than chance. 95 % is usual.',
    {min: 50, max: 99.9, step: 5},
  ),
  advanced: true,
};
