import texts from '../../../../data/pages/tetris.yaml';
import type {GameEntry} from '../entry';

export const TETRIS = {
  id: 'tetris',
  title: 'Tetris',
  description: texts.card.text,
  features: texts.card.features,
  difficulty: 'Easy',
  hue: 'teal',
  path: '/games/tetris',
  page: {lead: texts.lead, ...texts.page},
  highScoreKey: 'tetris-high-score',
} as const satisfies GameEntry;
