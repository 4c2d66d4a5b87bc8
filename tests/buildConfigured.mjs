// Builds the site once more for the tests: for an owner with another name, with a tag manager and the provider's forms
// switched on, to be served under a path (tests/e2e/configured, playwright.config.ts), with a draft that
// no file of it may know.
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {withCopy} from './support/copyProject.mjs';

const ROOT = path.resolve(import.meta.dirname, '..');
const DRAFT = 'quiet-draft.mdx';
const FOLDER = path.join(ROOT, 'build-configured');
const SETTINGS = {
  // As tests/build/configured.test.ts has them.
  SITE_NAME: 'Another House',
  SITE_SHORT_NAME: 'Another',
  SITE_CONTROLLER: 'Another House Ltd',
  SITE_URL: 'https://www.example.org',
  SITE_ALLOW_SAMPLES: 'yes',
  SITE_BOOKING_URL: 'https://calendar.example.org/first-call',
  SITE_BASE_URL: '/some/path/',
  SITE_TAG_MANAGER_ID: 'GTM-TEST1',
  SITE_FORMS_KEY: 'Key1',
  SITE_FORMS_FOOTER_ID: 'Foot1',
  SITE_FORMS_CONTACT_ID: 'Cont1',
  // Where tests/e2e/configured expects it.
  SITE_FORM_ACTION: 'http://127.0.0.1:4199/contact',
  SITE_NEWSLETTER_ACTION: 'http://127.0.0.1:4199/letter',
};

const status = withCopy(ROOT, (folder) => {
  fs.copyFileSync(path.join(ROOT, 'tests/support', DRAFT), path.join(folder, 'blog', DRAFT));
  const facts = path.join(folder, 'src/config/site.ts');
  const claims = fs
    .readFileSync(facts, 'utf8')
    .replace('MINUTES = 30', 'MINUTES = 45')
    .replace('[2, 7]', '[1, 3]');
  fs.writeFileSync(facts, claims);
  return spawnSync(
    `node src/plugins/writing/generate/cli.mjs && npx docusaurus build --out-dir "${FOLDER}.unfinished" && node src/plugins/outputs/security-headers/cli.mjs "${FOLDER}"`,
    {shell: true, stdio: 'inherit', cwd: folder, env: {...process.env, ...SETTINGS}},
  ).status;
});
process.exit(status ?? 1);
