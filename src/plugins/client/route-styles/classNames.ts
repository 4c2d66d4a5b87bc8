import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type {ConfigureWebpackUtils, Plugin} from '@docusaurus/types';

type Rules = NonNullable<
  NonNullable<Parameters<NonNullable<Plugin['configureWebpack']>>[0]['module']>['rules']
>;

/** The beginning of the names of a stylesheet's classes, by its path in the project. */
export const codeOf = (file: string): string =>
  `_${createHash('sha256')
    .update(file)
    .digest('base64')
    .replaceAll(/[^a-z]/gi, '')
    .slice(0, 3)}`;

/** The name that a class has in the browser: its file's code, and its place among the names in the file. */
export function className(siteDir: string, file: string, name: string): string {
  const names = [...new Set(fs.readFileSync(file, 'utf8').match(/(?<=\.|@keyframes )[a-z][\w-]*/gi))];
  const place = names.indexOf(name);
  return `${codeOf(path.relative(siteDir, file).replaceAll(path.sep, '/'))}${place < 0 ? `-${name}` : place.toString(36)}`;
}

/**
 * The bundler's rules, with that for CSS modules giving these names: Docusaurus' own end in a hash for each class, which
 * cannot be compressed and was a twelfth of all styles.
 */
export const withClassNames = (
  rules: Rules,
  siteDir: string,
  isServer: boolean,
  {getStyleLoaders}: ConfigureWebpackUtils,
): Rules =>
  rules.map((rule) => {
    const test = typeof rule === 'object' && rule?.test;
    if (!(test instanceof RegExp) || !test.test('a.module.css') || test.test('a.css')) {
      return rule;
    }
    const getLocalIdent = ({resourcePath}: {resourcePath: string}, _pattern: string, name: string) =>
      className(siteDir, resourcePath, name);
    return {
      test,
      use: getStyleLoaders(isServer, {
        modules: {getLocalIdent, exportOnlyLocals: isServer},
        importLoaders: 1,
      }),
    };
  });
