/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {SITE_FILE} from '@site/src/config/siteFields';
import {edit, ROOT} from '../../../support/siteCopy';
import {getCacheKey} from '../../../support/yaml.cjs';

test('what Jest keeps of a page is used only as long as the page compiles to the same', () => {
  const rootDir = fs.mkdtempSync(path.join(os.tmpdir(), 'site-'));
  fs.mkdirSync(path.dirname(path.join(rootDir, SITE_FILE)), {recursive: true});
  fs.copyFileSync(path.join(ROOT, SITE_FILE), path.join(rootDir, SITE_FILE));
  const key = () => getCacheKey('title: Write to {contactEmail}\n', 'page.yaml', {config: {rootDir}});
  const before = key();
  expect(key()).toBe(before);
  edit(rootDir, SITE_FILE, (text) => text.replace(/^(\s*contactEmail: ).*$/m, '$1other@example.org'));
  expect(key()).not.toBe(before);
  fs.rmSync(rootDir, {recursive: true});
});
