import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';
import type {Site} from '../../config/site';
import {startTagManager} from './tagManager';

/** A client module of the site: starts the gate once, when the first script runs. */
if (ExecutionEnvironment.canUseDOM) {
  startTagManager((siteConfig.customFields?.site as Site).tagManagerId);
}
