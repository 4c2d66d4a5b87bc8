import {fileAt} from '../support/build';
import {problemIf, type PageCheck, type SiteCheck} from '../support/check';

/** Attributes that name elements of the same page by their ids. */
const NAMING = [
  'for',
  'list',
  'form',
  'headers',
  'commandfor',
  'popovertarget',
  'aria-activedescendant',
  'aria-controls',
  'aria-describedby',
  'aria-details',
  'aria-errormessage',
  'aria-labelledby',
  'aria-owns',
];

const ids: PageCheck = ({$}) => {
  const list = $('[id]')
    .toArray()
    .map((element) => $(element).attr('id') ?? '');
  const known = new Set(list);
  const twice = list.filter((id, index) => list.indexOf(id) < index).map((id) => `has the id ${id} twice`);
  const missing = NAMING.flatMap((attribute) =>
    $(`[${attribute}]`)
      .toArray()
      .flatMap((element) => ($(element).attr(attribute) ?? '').split(/\s+/))
      .filter((id) => id !== '' && !known.has(id))
      .map((id) => `names ${id} in ${attribute}, which is not there`),
  );
  return [...twice, ...missing];
};

const SOURCES = [
  ['script[src], img[src], source[src], iframe[src], embed[src]', 'src'],
  ['link:not([rel~="canonical"], [rel~="alternate"], [rel~="me"], [rel~="author"])[href]', 'href'],
  ['form[action]', 'action'],
] as const;

const files: PageCheck = ({$}, build) => {
  const addresses = [
    ...SOURCES.flatMap(([selector, attribute]) =>
      $(selector)
        .toArray()
        .map((element) => $(element).attr(attribute) ?? ''),
    ),
    ...$('[srcset], [imagesrcset]')
      .toArray()
      .flatMap((element) => ($(element).attr('srcset') ?? $(element).attr('imagesrcset') ?? '').split(','))
      .map((candidate) => candidate.trim().split(/\s+/)[0] ?? ''),
  ];
  return [...new Set(addresses)].flatMap((address) => {
    // A form without a service composes an e-mail: nothing is asked for.
    if (/^(?:data:|mailto:|#)/.test(address)) {
      return [];
    }
    return address.startsWith('/') && !address.startsWith('//')
      ? problemIf(fileAt(build, address) === undefined, `asks for ${address}, which is not in the build`)
      : [`asks others for ${address}`];
  });
};

const images: PageCheck = ({$}) =>
  $('img')
    .toArray()
    .flatMap((element) => {
      const {src = '', alt, width, height} = element.attribs;
      return [
        ...problemIf(alt === undefined, `has an image without alt: ${src}`),
        ...problemIf(width === undefined || height === undefined, `has an image without its size: ${src}`),
      ];
    });

const links: SiteCheck = (facts, build) => {
  const pages = new Map(facts.map((page) => [page.path, page]));
  return facts.flatMap(({path, links: found}) =>
    found.flatMap((link): [string, string][] => {
      const {pathname, hash} = new URL(link, `https://site.test${path}`);
      const target = pages.get(pathname);
      if (target === undefined) {
        return fileAt(build, pathname) === undefined ? [[path, `links to ${link}, which is no page`]] : [];
      }
      const id = decodeURIComponent(hash.slice(1));
      return id === '' || target.ids.has(id) ? [] : [[path, `links to ${link}, which has no such part`]];
    }),
  );
};

export const pageChecks: Readonly<Record<string, PageCheck>> = {
  'has each id once, and every id that for and aria-* name': ids,
  'asks for nothing that is not in the build, and asks no other server': files,
  'has a size and a text alternative for every image': images,
};

export const siteChecks: Readonly<Record<string, SiteCheck>> = {
  'every link leads to a page, and every anchor to a part of one': links,
};
