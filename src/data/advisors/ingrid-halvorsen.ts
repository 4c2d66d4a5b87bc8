import type {Advisor} from './types';

export const ingridHalvorsen: Advisor = {
  id: 'ingrid-halvorsen',
  name: 'Ingrid Halvorsen',
  title: 'Fund Raising',
  expertise: ['Investor materials', 'Financial modelling', 'Term sheets'],
  hue: 'amber',
};
