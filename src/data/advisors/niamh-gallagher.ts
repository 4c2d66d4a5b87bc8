import type {Advisor} from './types';

export const niamhGallagher: Advisor = {
  id: 'niamh-gallagher',
  name: 'Niamh Gallagher',
  title: 'Growth',
  expertise: ['SEO and content', 'Retention', 'Subscription models'],
  hue: 'olive',
};
