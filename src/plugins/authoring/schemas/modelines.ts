import path from 'node:path';
import {filesIn} from '../../lib/filesIn';
import {textOf, type Generated} from '../../lib/generated';
import {schemaFile} from './jsonSchema';
import {kinds, type Kind} from './kinds';

/** The comment by which editors find a YAML file's schema; its first line. */
const MODELINE = /^# yaml-language-server: .*\n/;

/** The first line of a YAML file of a kind. */
function modeline(file: string, kind: Pick<Kind, 'name'>): string {
  const schema = path.posix.relative(path.posix.dirname(file), schemaFile(kind));
  return `# yaml-language-server: $schema=${schema}\n`;
}

/** The YAML files of a kind below `siteDir`. */
function yamlFilesOf(siteDir: string, {files}: Kind): string[] {
  if (!files.includes('*')) {
    return textOf(siteDir, files) === '' ? [] : [files];
  }
  return filesIn(siteDir, path.posix.dirname(files), '.yaml');
}

/** Every YAML file that writers edit, with its schema named in its first line. */
export function namedSchemas(siteDir: string): Generated {
  return new Map(
    kinds(siteDir)
      .filter(({files}) => /\.ya?ml$/.test(files))
      .flatMap((kind) =>
        yamlFilesOf(siteDir, kind).map(
          (file) => [file, modeline(file, kind) + textOf(siteDir, file).replace(MODELINE, '')] as const,
        ),
      ),
  );
}
