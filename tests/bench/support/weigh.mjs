import fs from 'node:fs';
import zlib from 'node:zlib';
import {load as parse} from 'cheerio';

/** Scripts that are data, not code. */
const DATA_SCRIPT = /json|speculationrules/;

/** Kilobytes of 1,000 bytes that a content takes after gzip. */
const gzipKb = (content) => zlib.gzipSync(content, {level: 9}).length / 1000;
/** The same of a file. */
export const fileKb = (file) => gzipKb(fs.readFileSync(file));
/** All numbers of a list together. */
export const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

function inlineScriptKb(html) {
  const $ = parse(html);
  const inline = $('script:not([src])')
    .toArray()
    .filter((element) => !DATA_SCRIPT.test($(element).attr('type') ?? ''));
  const code = inline.map((element) => $(element).text()).join('');
  return code === '' ? 0 : gzipKb(code);
}

/** What a response of a Playwright page weighs and what kind it is; fonts are compressed already. */
export async function weigh(response) {
  const request = response.request();
  const content = await response.body();
  const kind = request.resourceType();
  return {
    url: response.url(),
    kind: request.headers()['sec-purpose'] === undefined ? kind : 'ahead',
    size: kind === 'font' ? content.length / 1000 : gzipKb(content),
    inline: kind === 'document' ? inlineScriptKb(content.toString()) : 0,
  };
}
