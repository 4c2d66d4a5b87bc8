// Builds the site once more for the tests: with a tag manager and the provider's forms switched on, to be served under
// a path (tests/e2e/configured.spec.ts, playwright.config.ts).
import {spawnSync} from 'node:child_process';

const FOLDER = 'build-configured';
const SETTINGS = {
  SITE_URL: 'https://www.example.org',
  SITE_BASE_URL: '/some/path/',
  SITE_TAG_MANAGER_ID: 'GTM-TEST1',
  SITE_FORMS_KEY: 'Key1',
  SITE_FORMS_FOOTER_ID: 'Foot1',
  SITE_FORMS_CONTACT_ID: 'Cont1',
};

const {status} = spawnSync(
  `npx docusaurus build --out-dir ${FOLDER} && npx docusaurus hosting:finish ${FOLDER}`,
  {shell: true, stdio: 'inherit', env: {...process.env, ...SETTINGS}},
);
process.exit(status ?? 1);
