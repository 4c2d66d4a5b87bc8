import {staleProblems, type Generated} from '../../lib/generated';
import type {Problem} from '../../lib/problems';
import {editorSettings} from './editor';
import {pageSchemas} from '../../../data/pages/schemas';

/** One row a page: the type of a module cannot follow from its path. */
const declaration = (name: string) =>
  `declare module '*/${name}.yaml' { import type {CompiledPage} from '@site/src/data/pages/schemas'; const texts: CompiledPage<'${name}'>; export default texts; }\n`;

/** What TypeScript knows of the pages' texts: the bundler compiles their files to plain data. */
const pageModules = (): Generated =>
  new Map([
    [
      'src/data/pages/yaml.d.ts',
      `// Generated from the schemas of this folder by "npm run generate". Never edited by hand.\n\n${Object.keys(pageSchemas).map(declaration).join('')}`,
    ],
  ]);

/** What follows from the schemas and is committed: the editor's settings, and the types of the pages' texts. */
export const filesOfSchemas = (siteDir: string): Generated =>
  new Map([...editorSettings(siteDir), ...pageModules()]);

/** Problems of what follows from the schemas. */
export const schemaProblems = (siteDir: string): Problem[] =>
  staleProblems(siteDir, filesOfSchemas(siteDir), 'the schemas in src/data');
