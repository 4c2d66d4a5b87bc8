import texts from '../../../../data/pages/tetris.yaml';
import {named, type GameEntry} from '../entry';

export const TETRIS = {
  ...named('tetris'),
  description: texts.card.text,
  features: texts.card.features,
  difficulty: 'Easy',
  hue: 'teal',
  page: {lead: texts.lead, ...texts.page},
  highScoreKey: 'tetris-high-score',
} as const satisfies GameEntry;
