import type {BuiltPage} from './build';

/** What checks of the whole site need of a page, once the page itself is out of memory. */
export interface Facts {
  path: string;
  hidden: boolean;
  title: string;
  description: string;
  canonical: string;
  ids: ReadonlySet<string>;
  /** Addresses of its links to pages and parts of this site, each once. */
  links: readonly string[];
  stylesheets: readonly string[];
}

const isOwn = (href: string) => /^(\/(?!\/)|#|\?)/.test(href);

/** Reads the facts of a page. */
export function factsOf({path, hidden, $}: BuiltPage): Facts {
  const all = (selector: string, attribute: string) =>
    $(selector)
      .toArray()
      .map((element) => $(element).attr(attribute) ?? '');
  return {
    path,
    hidden,
    title: $('title').first().text(),
    description: $('meta[name="description"]').attr('content') ?? '',
    canonical: $('link[rel="canonical"]').attr('href') ?? '',
    ids: new Set(all('[id]', 'id')),
    links: [...new Set(all('a[href]', 'href').filter(isOwn))],
    stylesheets: all('link[rel="stylesheet"]', 'href'),
  };
}
