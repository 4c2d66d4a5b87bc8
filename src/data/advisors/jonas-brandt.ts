import type {Advisor} from './types';

export const jonasBrandt: Advisor = {
  id: 'jonas-brandt',
  name: 'Jonas Brandt',
  title: 'Data & Engineering',
  expertise: ['Data pipelines', 'Measurement', 'AI-assisted builds'],
  hue: 'teal',
};
