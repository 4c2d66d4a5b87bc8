import texts from '../../../../data/pages/space-invaders.yaml';
import type {GameEntry} from '../entry';

export const SPACE_INVADERS = {
  id: 'space-invaders',
  title: 'Space Invaders',
  description: texts.card.text,
  features: texts.card.features,
  difficulty: 'Medium',
  hue: 'violet',
  path: '/games/space-invaders',
  page: {lead: texts.lead, ...texts.page},
  highScoreKey: 'space-invaders-high-score',
} as const satisfies GameEntry;
