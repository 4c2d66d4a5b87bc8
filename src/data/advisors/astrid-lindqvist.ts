import type {Advisor} from './types';

export const astridLindqvist: Advisor = {
  id: 'astrid-lindqvist',
  name: 'Astrid Lindqvist',
  title: 'Growth & Fund Raising',
  expertise: ['Go-to-market design', 'Series A and B rounds', 'Board reporting'],
  hue: 'green',
};
