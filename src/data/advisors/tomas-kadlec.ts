import type {Advisor} from './types';

export const tomasKadlec: Advisor = {
  id: 'tomas-kadlec',
  name: 'Tomas Kadlec',
  title: 'Creative & Product',
  expertise: ['Brand systems', 'Product design', 'Conversion research'],
  hue: 'rose',
};
