import texts from '../../../../data/pages/space-invaders.yaml';
import {named, type GameEntry} from '../entry';

export const SPACE_INVADERS = {
  ...named('space-invaders'),
  description: texts.card.text,
  features: texts.card.features,
  difficulty: 'Medium',
  hue: 'violet',
  page: {lead: texts.lead, ...texts.page},
  highScoreKey: 'space-invaders-high-score',
} as const satisfies GameEntry;
