// What src/plugins/content/plugin.ts writes before the site is compiled.

declare module '@generated/content/default/advisors.json' {
  import type {Advisor} from '@site/src/data/advisors/types';

  const advisors: readonly Advisor[];
  export default advisors;
}
