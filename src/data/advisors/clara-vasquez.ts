import type {Advisor} from './types';

export const claraVasquez: Advisor = {
  id: 'clara-vasquez',
  name: 'Clara Vasquez',
  title: 'Growth',
  expertise: ['Paid social', 'Creative testing', 'New markets'],
  hue: 'orange',
};
