import type {Advisor} from './types';

export const matteoFerrante: Advisor = {
  id: 'matteo-ferrante',
  name: 'Matteo Ferrante',
  title: 'Growth & Martech',
  expertise: ['Lifecycle automation', 'Tracking and consent', 'Paid acquisition'],
  hue: 'blue',
};
