import template from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import {DataAttributeQueryStringInlineJavaScript as BY_ADDRESS} from '@docusaurus/theme-classic/lib/inlineScripts';
import {NOT_FOUND, SCRIPTS_META, STARTING_SCRIPTS} from '../../../config/hydration';
import {canonicalAddressScript} from './address';

/** The lines of Docusaurus' own template that put the deferred scripts into a page, and the first of its head. */
const SCRIPTS =
  /<% it\.scripts\.forEach\(\(script\) => \{ %>\s*<script src="<%= it\.baseUrl %><%= script %>" defer><\/script>\s*<% \}\); %>/;
const BEGIN = '<meta charset="UTF-8">';
const PAGE = '<div id="__docusaurus"><%~ it.appHtml %></div>';

/** Loaders do not agree on what the default of a CommonJS module is. */
const textOf = (module: string | {default: string}) => (typeof module === 'string' ? module : module.default);

/** Docusaurus' template for pages, which names the scripts of a page first instead of loading them; see `address.ts`, too. */
export function pageTemplate(): string {
  const original = textOf(template);
  if (!SCRIPTS.test(original) || !original.includes(BEGIN) || !original.includes(PAGE)) {
    throw new Error(
      "Docusaurus' page template has changed: see src/plugins/client/deferred-hydration/template.ts.",
    );
  }
  const address =
    `<% if (it.metaAttributes.some((tag) => tag.includes('${NOT_FOUND}'))) { %>` +
    `<script>${canonicalAddressScript('<%= it.baseUrl %>')}</script><% } %>`;
  // The route's own first: what the site's script asks for is there by the time it runs (boot/scripts.ts).
  const names =
    `<%= [...it.scripts.slice(${STARTING_SCRIPTS}), ...it.scripts.slice(0, ${STARTING_SCRIPTS})]` +
    ".map((script) => it.baseUrl + script).join(' ') %>";
  return (
    original
      .replace(SCRIPTS, '')
      // Cloudflare's "Email Address Obfuscation" would rewrite addresses: React draws such a page anew, and the policy
      // keeps out the script that makes them readable again.
      .replace(PAGE, `<!--email_off-->${PAGE}<!--/email_off-->`)
      // Otherwise any link could set one of our attributes through this script, such as the one that says that the page
      // is live.
      .replace('it.preBodyTags', `it.preBodyTags.replace(${JSON.stringify(BY_ADDRESS)}, '')`)
      .replace(BEGIN, `${BEGIN}<meta name="${SCRIPTS_META}" content="${names}">${address}`)
  );
}
