import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';
import {siteOf} from '../../config/site';

const {tagManagerId} = siteOf(siteConfig);

/** A client module of the site: loads and starts the gate once, where there is a tag manager. */
if (ExecutionEnvironment.canUseDOM && tagManagerId !== '') {
  // Should it not come, no tag does.
  import('./tagManager').then(({startTagManager}) => startTagManager(tagManagerId)).catch(() => undefined);
}
