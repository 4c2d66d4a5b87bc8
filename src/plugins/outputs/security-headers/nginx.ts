import {KEEP_ASSETS} from '../../../config/hosting';
import {PICTURE_RULE} from '../../../config/securityPolicy';
import {homeLinks, type HostHeaders} from './formats';

/** What nginx sends each kind of file as: all that a build has, and what an owner may put into `static`. */
const TYPES = {
  'text/html': 'html',
  'text/css': 'css',
  'text/javascript': 'js mjs',
  'text/markdown': 'md',
  'text/plain': 'txt',
  'text/csv': 'csv',
  'application/json': 'json',
  'application/manifest+json': 'webmanifest',
  'application/xml': 'xml',
  'application/sql': 'sql',
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'image/svg+xml': 'svg',
  'image/png': 'png',
  'image/jpeg': 'jpg jpeg',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/gif': 'gif',
  'image/x-icon': 'ico',
  'font/woff2': 'woff2',
};

/** Sent with their encoding, and compressed where the build has no compressed file. */
const TEXTS =
  'text/css text/javascript text/markdown text/plain text/csv application/json application/manifest+json application/xml';

const quote = (value: string): string => `"${value.replaceAll(/["\\]/g, String.raw`\$&`)}"`;

/**
 * A server for nginx (1.20 or newer), to be included in the `http` block; address of the listener and the folder are the
 * owner's to set. A page lies beside the folder of the same name (`philosophy.html`, `philosophy/`), so the file is
 * tried before the folder, and the folder itself is never listed.
 */
export function toNginxServer(host: HostHeaders, redirects: readonly {from: string; to: string}[]): string {
  const {base, headers} = host;
  const prefix = base.replace(/\/$/, '');
  const [pictures, forOthers] = PICTURE_RULE;
  return `map $status$uri $site_cache_control {
    default "no-cache";
    "~^(200|304)/assets/" "${KEEP_ASSETS}";
}

map $uri $site_resource_policy {
    default ${quote(headers[pictures] ?? '')};
    "~^/img/" ${quote(forOthers)};
}

# What the home page names for programs.
map $request_uri $site_link {
    default "";
    "~^${base}(\\?|$)" '${homeLinks(base)}';
}

server {
    listen 8080;
    root /var/www/site;

${Object.entries(headers)
  .map(
    ([name, value]) =>
      `    add_header ${name} ${name === pictures ? '$site_resource_policy' : quote(value)} always;\n`,
  )
  .join('')}    add_header Cache-Control $site_cache_control always;
    add_header Link $site_link;

    types {
${Object.entries(TYPES)
  .map(([type, endings]) => `        ${type} ${endings};\n`)
  .join('')}    }
    default_type application/octet-stream;
    charset utf-8;
    charset_types ${TEXTS};
    server_tokens off;
    absolute_redirect off;
    # Without parts of files: nginx would send the headers of an impossible part twice.
    max_ranges 0;

    # "npm run build -- --compress" writes .gz files, which are sent as they are; else nginx compresses by itself.
    # With Debian's libnginx-mod-http-brotli-static installed, add: brotli_static on;
    gzip_static on;
    gzip on;
    gzip_types ${TEXTS} image/svg+xml;
    gzip_vary on;

    error_page 404 /404.html;

${redirects.map(({from, to}) => `    location = ${prefix}${from} { return 301 ${prefix}${to}; }\n`).join('')}
${prefix === '' ? '' : `    location = ${prefix} { return 301 ${base}; }\n    location / { return 404; }\n`}
    # No page ends in a slash or a space, and none has two slashes in a row. Only names that pages of this site can have
    # are passed on: of anything else, such as a backslash, a browser might make the address of another site.
    set $canonical "";
    if ($request_uri ~* "^[^?]*(//|%2f)") { set $canonical "yes"; }
    if ($uri ~ "[ /]$") { set $canonical "yes"; }
    if ($canonical) { rewrite "^(${prefix}(?:/[\\w.~-]+)+)[ /]*$" $1 permanent; }

    # What is here for hosts, and the page that answers for what is missing.
    location ~ ^${prefix}/(_headers|_redirects|404|404\\.html)$ { return 404; }

    # The file of a page is not its address.
    location ~ ^${prefix}/index(\\.html)?$ { return 301 ${base}$is_args$args; }
    location ~ "^(?<page>${prefix}(?:/[\\w.~-]+)+)\\.html$" { return 301 $page$is_args$args; }

    location ${base} {
${prefix === '' ? '' : `        rewrite ^${prefix}(/.*)$ $1 break;\n`}        try_files $uri $uri.html $uri/index.html =404;
    }

    location = /404.html { internal; }
}
`;
}
