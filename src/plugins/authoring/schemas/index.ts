import {staleAmong, staleProblems, type Generated} from '../../lib/generated';
import type {Problem} from '../../lib/problems';
import {editorSettings} from './editor';
import {schemaFiles} from './jsonSchema';
import {namedSchemas} from './modelines';
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

/** All that follows from the schemas but the first lines of YAML files. */
const derived = (siteDir: string): Generated =>
  new Map([...schemaFiles(siteDir), ...editorSettings(siteDir), ...pageModules()]);

/** Problems of what follows from the schemas, and of YAML files that do not name theirs. */
export const schemaProblems = (siteDir: string): Problem[] => [
  ...staleProblems(siteDir, derived(siteDir), 'the schemas in src/data'),
  ...[...staleAmong(siteDir, namedSchemas(siteDir)).keys()].map((file) => ({
    file,
    line: 1,
    problem: 'does not name its schema, by which editors help',
    remedy: 'Run "npm run generate": it writes that line.',
  })),
];

/** Everything that follows from the schemas: JSON Schemas, editors' settings, first lines of YAML files. */
export const filesOfSchemas = (siteDir: string): Generated =>
  new Map([...derived(siteDir), ...namedSchemas(siteDir)]);
