import fs from 'node:fs';
import path from 'node:path';
import type {Plugin as PostCss} from 'postcss';
import type {ConfigureWebpackUtils, Plugin} from '@docusaurus/types';

type Rules = NonNullable<
  NonNullable<Parameters<NonNullable<Plugin['configureWebpack']>>[0]['module']>['rules']
>;

// No name begins with an a: blockers of advertising hide `.ad`.
const FIRST = 'bcdefghijklmnopqrstuvwxyzBCDEFGHIJKLMNOPQRSTUVWXYZ';
const SECOND = `a${FIRST}A0123456789`;

/** Two characters for each class and animation of the CSS modules in some folders, by file and name. */
export function shortNames(folders: readonly string[]): ReadonlyMap<string, string> {
  const names = folders
    .flatMap((folder) =>
      fs
        .readdirSync(folder, {recursive: true, encoding: 'utf8'})
        .filter((file) => file.endsWith('.module.css'))
        .sort()
        .map((file) => path.join(folder, file)),
    )
    .flatMap((file) =>
      [...new Set(fs.readFileSync(file, 'utf8').match(/(?<=\.|@keyframes )[a-z][\w-]*/gi))].map(
        (name) => `${file} ${name}`,
      ),
    );
  return new Map(
    names.map((name, place) => [
      name,
      `${FIRST[Math.floor(place / SECOND.length)]}${SECOND[place % SECOND.length]}`,
    ]),
  );
}

/**
 * The bundler's rules, with that for CSS modules giving these names: Docusaurus' own end in a hash for each class, which
 * cannot be compressed and was a twelfth of all styles.
 */
export const withClassNames = (
  rules: Rules,
  siteDir: string,
  isServer: boolean,
  composing: readonly PostCss[],
  {getStyleLoaders}: ConfigureWebpackUtils,
): Rules => {
  const themes = ['@docusaurus/theme-classic', '@docusaurus/theme-common'].map((name) =>
    path.dirname(require.resolve(name)),
  );
  const names = shortNames([path.join(siteDir, 'src'), ...themes]);
  return rules.map((rule) => {
    const test = typeof rule === 'object' && rule?.test;
    if (!(test instanceof RegExp) || !test.test('a.module.css') || test.test('a.css')) {
      return rule;
    }
    const getLocalIdent = ({resourcePath}: {resourcePath: string}, _pattern: string, name: string) =>
      names.get(`${resourcePath} ${name}`);
    return {
      test,
      use: [
        ...getStyleLoaders(isServer, {
          modules: {getLocalIdent, exportOnlyLocals: isServer},
          importLoaders: 1,
        }),
        // Last is PostCSS, which the server lacks: without it, the HTML would name what is composed.
        ...(isServer
          ? getStyleLoaders(false, {})
              .slice(-1)
              .map((loader) =>
                Object.assign(loader, {options: {postcssOptions: {config: false, plugins: composing}}}),
              )
          : []),
      ],
    };
  });
};
