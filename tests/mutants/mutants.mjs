// Seeded defects. `from` must be in its file exactly once; `unit` names tests of files that are read as text, `e2e` the
// browser test that should see what no other stage can.
import {LOGIC} from './logic.mjs';
import {PAGES} from './pages.mjs';

export const MUTANTS = [...LOGIC, ...PAGES];
