import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';
import type {Site} from '../../config/site';

const {tagManagerId} = siteConfig.customFields?.site as Site;

/** A client module of the site: loads and starts the gate once, where there is a tag manager. */
if (ExecutionEnvironment.canUseDOM && tagManagerId !== '') {
  // Should it not come, no tag does.
  import('./tagManager').then(({startTagManager}) => startTagManager(tagManagerId)).catch(() => undefined);
}
