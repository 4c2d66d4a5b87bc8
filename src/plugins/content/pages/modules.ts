import {pageSchemas} from '../../../data/pages/schemas';
import type {Generated} from '../../lib/generated';

const declaration = (name: string) => `
declare module '*/${name}.yaml' {
  import type {CompiledPage} from '@site/src/data/pages/schemas';

  const texts: CompiledPage<'${name}'>;
  export default texts;
}
`;

/** What TypeScript knows of the pages' texts: the bundler compiles their files to plain data. */
export const pageModules = (): Generated =>
  new Map([
    [
      'src/data/pages/yaml.d.ts',
      `// Generated from the schemas of this folder by "npm run generate". Never edited by hand.\n${Object.keys(pageSchemas).map(declaration).join('')}`,
    ],
  ]);
