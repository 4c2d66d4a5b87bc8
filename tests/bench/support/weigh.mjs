import fs from 'node:fs';
import {load as parse} from 'cheerio';
import {load} from './typescript.mjs';

const {gzipped} = load('tests/support/gzip.ts');

/** Scripts that are data, not code. */
const DATA_SCRIPT = /json|speculationrules/;

/** Bytes that a file takes after gzip. */
export const fileBytes = (file) => gzipped(fs.readFileSync(file));

function inlineScript(html) {
  const $ = parse(html);
  const inline = $('script:not([src])')
    .toArray()
    .filter((element) => !DATA_SCRIPT.test($(element).attr('type') ?? ''));
  const code = inline.map((element) => $(element).text()).join('');
  return code === '' ? 0 : gzipped(code);
}

/** What a response of a Playwright page weighs and what kind it is; fonts are compressed already. */
export async function weigh(response) {
  const request = response.request();
  const content = await response.body();
  const kind = request.resourceType();
  return {
    url: response.url(),
    kind: request.headers()['sec-purpose'] === undefined ? kind : 'ahead',
    size: kind === 'font' ? content.length : gzipped(content),
    inline: kind === 'document' ? inlineScript(content.toString()) : 0,
  };
}
