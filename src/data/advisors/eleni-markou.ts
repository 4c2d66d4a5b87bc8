import type {Advisor} from './types';

export const eleniMarkou: Advisor = {
  id: 'eleni-markou',
  name: 'Eleni Markou',
  title: 'Fund Raising & Sales',
  expertise: ['Investor outreach', 'Sales process', 'Partnerships'],
  hue: 'violet',
};
