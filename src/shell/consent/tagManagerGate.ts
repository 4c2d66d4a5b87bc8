import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';
import {siteOf} from '../../config/site';

const {tagManagerId} = siteOf(siteConfig);

/** Client module; does nothing on a site without a tag manager. */
if (ExecutionEnvironment.canUseDOM && tagManagerId !== '') {
  // If it fails to load, no tag runs.
  import('./tagManager').then(({startTagManager}) => startTagManager(tagManagerId)).catch(() => undefined);
}
