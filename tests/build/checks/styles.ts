import {createRequire} from 'node:module';
import fs from 'node:fs';
import type {Build} from '../support/build';
import {problemIf, type PageCheck} from '../support/check';
import {gzipped, sum} from '../../support/gzip';
import {LIMITS} from '../../support/limits';

/** Names of all classes in a stylesheet. */
const classesIn = (css: string): Set<string> =>
  new Set(
    [...css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(([, name = '']) => name),
  );

/** Classes that others write and no style needs: Docusaurus', the highlighter's, those of footnotes, the form provider's. */
const OF_OTHERS = /^(?:plugin-.+|language-\w+|anchor|data-footnote-backref|klaviyo-form-.+)$/;

interface Stylesheet {
  classes: ReadonlySet<string>;
  bytes: number;
}

let known: {build: Build; sheets: Map<string, Stylesheet>; everywhere: Set<string>} | undefined;

/** The stylesheets of a build by their addresses, read once; Infima's classes, too, which the build may leave out. */
function stylesOf(build: Build) {
  if (known?.build !== build) {
    const sheets = new Map(
      [...build.files]
        .filter((file) => file.endsWith('.css'))
        .map((file) => {
          const css = build.read(file);
          return [`/${file}`, {classes: classesIn(css), bytes: gzipped(css)}];
        }),
    );
    const infima = createRequire(__filename).resolve('infima/dist/css/default/default.css');
    const everywhere = new Set([
      ...classesIn(fs.readFileSync(infima, 'utf8')),
      ...[...sheets.values()].flatMap(({classes}) => [...classes]),
    ]);
    known = {build, sheets, everywhere};
  }
  return known;
}

const linked: PageCheck = ({$}, build) => {
  const {sheets, everywhere} = stylesOf(build);
  const addresses = $('link[rel="stylesheet"]')
    .toArray()
    .map((element) => element.attribs.href ?? '');
  const defined = new Set(addresses.flatMap((address) => [...(sheets.get(address)?.classes ?? [])]));
  const used = $('[class]')
    .toArray()
    .flatMap((element) => (element.attribs.class ?? '').split(/\s+/))
    .filter((name) => name !== '');
  const bytes = sum(addresses.map((address) => sheets.get(address)?.bytes ?? 0));
  return [
    ...problemIf(new Set(addresses).size !== addresses.length, 'links a stylesheet twice'),
    ...problemIf(!/\/main\.|\/styles\./.test(addresses[0] ?? ''), 'does not begin with the main stylesheet'),
    ...problemIf(bytes > LIMITS.css, `links ${bytes} bytes of styles`),
    ...[...new Set(used)]
      .filter((name) => !defined.has(name) && !OF_OTHERS.test(name))
      .map((name) =>
        everywhere.has(name)
          ? `uses .${name}, of which it links no style`
          : `uses .${name}, which no stylesheet defines. Define it in src/css or in the module, or remove it`,
      ),
  ];
};

const shown: PageCheck = ({$}) =>
  problemIf(
    $('.shownWhole:not(:has(> .end:last-child))').length > 0,
    'has a .shownWhole without a last child of the class end, so that it would never show',
  );

export const pageChecks: Readonly<Record<string, PageCheck>> = {
  'links the styles of every class that it uses, and no more bytes than it may': linked,
  'ends each part that waits until all of it is there': shown,
};
