import contentDocs, {
  validateOptions,
  type LoadedContent,
  type PluginOptions,
} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {writeStale} from '../../lib/generated';
import {contentOf} from '../kinds';
import {contentProblems} from '../problems';
import {textRules} from '../texts/rules';
import {docsOf} from './doc';

export {validateOptions};

/**
 * Docusaurus' docs plugin, for the texts of recipes, which it compiles. Their routes are those of every kind of content
 * (`pages.ts`): the plugin's own bring the list of all docs to each page, and its global data would bring it to the
 * script of every page.
 */
export default async function docsPlugin(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<LoadedContent>> {
  const {siteDir} = context;
  const docs = await contentDocs(context, {...options, beforeDefaultRemarkPlugins: [[textRules, {siteDir}]]});
  const leaveOut = () => undefined;
  return {
    ...docs,
    loadContent() {
      const content = contentOf(siteDir);
      // Nothing is written for invalid content: the plugin `content` names what is wrong.
      if (contentProblems(content).length === 0) {
        writeStale(siteDir, docsOf(siteDir, content.items('recipe')));
      }
      return docs.loadContent?.() as Promise<LoadedContent>;
    },
    contentLoaded: async ({content, actions}) =>
      docs.contentLoaded?.({content, actions: {...actions, addRoute: leaveOut, setGlobalData: leaveOut}}),
  };
}
