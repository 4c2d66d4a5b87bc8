import {pageModules} from '../../content/pages/modules';
import {staleAmong, staleProblems, type Generated} from '../../lib/generated';
import type {Problem} from '../../lib/problems';
import {editorSettings} from './editor';
import {schemaFiles} from './jsonSchema';
import {namedSchemas} from './modelines';

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
