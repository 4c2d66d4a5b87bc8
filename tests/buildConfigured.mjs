// Builds the site twice more for the tests: with a tag manager and the provider's forms switched on, and to be served
// under a path. `node tests/buildConfigured.mjs subpath` builds only the one named.
import {spawnSync} from 'node:child_process';

const VARIANTS = {
  configured: {
    SITE_TAG_MANAGER_ID: 'GTM-TEST1',
    SITE_FORMS_KEY: 'Key1',
    SITE_FORMS_FOOTER_ID: 'Foot1',
    SITE_FORMS_CONTACT_ID: 'Cont1',
  },
  subpath: {SITE_URL: 'https://www.example.org', SITE_BASE_URL: '/some/path/'},
};

for (const name of process.argv[2] === undefined ? Object.keys(VARIANTS) : [process.argv[2]]) {
  const folder = `build-${name}`;
  const {status} = spawnSync(
    `npx docusaurus build --out-dir ${folder} && npx docusaurus hosting:finish ${folder}`,
    {shell: true, stdio: 'inherit', env: {...process.env, ...VARIANTS[name]}},
  );
  if (status !== 0) {
    process.exit(status ?? 1);
  }
}
