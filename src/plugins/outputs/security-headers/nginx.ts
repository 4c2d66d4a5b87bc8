import {homeLinks, nginxMaps, type HostHeaders} from './formats';

/** The regular expression for a path such as `assets/*`. */
const pattern = (rule: string): string =>
  `^/${rule.replaceAll(/[.+^${}()|[\]\\]/g, String.raw`\$&`).replace(/\*$/, '')}`;

/**
 * A server for nginx (1.20 or newer), to be included in the `http` block; addresses of the listener and the two folders
 * are the owner's to set. A page lies beside the folder of the same name (`philosophy.html`, `philosophy/`), so the
 * file is tried before the folder, and the folder itself is never listed.
 */
export function toNginxServer(host: HostHeaders, redirects: readonly {from: string; to: string}[]): string {
  const {base, cacheRules} = host;
  const prefix = base.replace(/\/$/, '');
  return `map $uri $site_cache_control {
    default "no-cache";
${cacheRules.map((rule) => `    "~${pattern(rule.path)}" "${rule.cacheControl}";`).join('\n')}
}
${nginxMaps(host)}
# What the home page names for programs.
map $request_uri $site_link {
    default "";
    "~^${base}(\\?|$)" '${homeLinks(base)}';
}

server {
    listen 8080;
    root /var/www/site;
    include /var/www/site/hosting/headers.conf;

    include mime.types;
    default_type application/octet-stream;
    charset utf-8;
    charset_types text/xml text/plain text/markdown application/javascript application/json;
    server_tokens off;
    absolute_redirect off;

    # "npm run build -- --compress" writes .gz files, which are sent as they are; else nginx compresses by itself.
    # With Debian's libnginx-mod-http-brotli-static installed, add: brotli_static on;
    gzip_static on;
    gzip on;
    gzip_types text/css text/javascript text/xml text/plain text/markdown application/javascript application/json application/xml application/manifest+json image/svg+xml;
    gzip_vary on;

    error_page 404 /404.html;

${redirects.map(({from, to}) => `    location = ${prefix}${from} { return 301 ${prefix}${to}; }\n`).join('')}
${prefix === '' ? '' : `    location = ${prefix} { return 301 ${base}; }\n`}
    # No page ends in a slash or a space, and none has two slashes in a row. Only names that pages of this site can have
    # are passed on: of anything else, such as a backslash, a browser might make the address of another site.
    set $canonical "";
    if ($request_uri ~* "^[^?]*(//|%2f)") { set $canonical "yes"; }
    if ($uri ~ "[ /]$") { set $canonical "yes"; }
    if ($canonical) { rewrite "^(${prefix}(?:/[\\w.~-]+)+)[ /]*$" $1 permanent; }

    # What is here for hosts, by its address in the site and by its place in the folder.
    location ~ ^${prefix && `(?:${prefix})?`}/(hosting/|_headers$|_redirects$) { return 404; }

    location ~ ^${prefix}/(?<file>.+\\.md)$ {
        types { }
        default_type text/markdown;
        try_files /$file =404;
    }

    location ${base} {
${prefix === '' ? '' : `        rewrite ^${prefix}(/.*)$ $1 break;\n`}        try_files $uri $uri.html $uri/index.html =404;
    }

    location = ${prefix}/404 { return 404; }
    location = /404.html { internal; }
}
`;
}
