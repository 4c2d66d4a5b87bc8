import texts from '../../../../data/pages/tetris.yaml';
import {named, type GameEntry} from '../entry';

/** Where the browser keeps whether the modern rules are on. */
export const MODERN_RULES_KEY = 'gfn-tetris-modern-rules';

export const TETRIS = {
  ...named('tetris'),
  description: texts.card.text,
  features: texts.card.features,
  difficulty: 'Easy',
  hue: 'teal',
  page: {lead: texts.lead, ...texts.page},
  highScoreKey: 'tetris-high-score',
  settingKeys: [MODERN_RULES_KEY],
} as const satisfies GameEntry;
