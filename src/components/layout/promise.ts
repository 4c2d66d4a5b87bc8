import {claims} from '../../config/site';
import {keepFigures} from '../../lib/keepFigures';

/** The promise beside a button that leads to the contact page. */
export const PROMISE = keepFigures(`${claims.consultation} · reply ${claims.reply}`);
