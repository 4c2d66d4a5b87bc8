import {gzipSync} from 'node:zlib';

/** Bytes of a text or file as gzip sends it. */
export const gzipped = (content: string | Buffer): number => gzipSync(content, {level: 9}).length;

/** What numbers come to together. */
export const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
