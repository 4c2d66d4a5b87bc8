import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '../..');
/** Where stages leave their reports. */
export const RESULTS = path.join(ROOT, 'test-results');
