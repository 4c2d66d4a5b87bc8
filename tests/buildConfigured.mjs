// Builds the site with a tag manager and the provider's forms switched on, for the tests of both.
import {spawnSync} from 'node:child_process';

const {status} = spawnSync(
  'npx docusaurus build --out-dir build-configured && npx docusaurus hosting:finish build-configured',
  {
    shell: true,
    stdio: 'inherit',
    env: {
      ...process.env,
      SITE_TAG_MANAGER_ID: 'GTM-TEST1',
      SITE_FORMS_KEY: 'Key1',
      SITE_FORMS_FOOTER_ID: 'Foot1',
      SITE_FORMS_CONTACT_ID: 'Cont1',
    },
  },
);
process.exit(status ?? 1);
