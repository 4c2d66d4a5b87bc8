import {fileAt} from '../support/build';
import {problemIf, type PageCheck, type SiteCheck} from '../support/check';

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
  $('img:not([width]), img:not([height])')
    .toArray()
    .map(({attribs}) => `has an image without its size: ${attribs.src ?? ''}`);

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
  'asks for nothing that is not in the build, and asks no other server': files,
  'has a size for every image': images,
};

export const siteChecks: Readonly<Record<string, SiteCheck>> = {
  'every link leads to a page, and every anchor to a part of one': links,
};
