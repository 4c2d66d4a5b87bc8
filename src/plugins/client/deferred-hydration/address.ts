import {AT_THE_END, SLASHES} from '../../../lib/canonicalPath';

/**
 * The script of 404.html, which answers every unknown address: where the address has capitals below `base`, slashes in a
 * row, or a slash or a space at its end, it is replaced by the canonical one before anything of the page is shown or
 * started, because that may be known. It happens once: what comes next is canonical.
 */
export function canonicalAddressScript(base: string): string {
  return `(function (base, path) {
  const single = path.replace(${String(SLASHES)}, '/');
  const canonical = base + single.slice(base.length).toLowerCase().replace(${String(AT_THE_END)}, '');
  if (single.startsWith(base) && path !== canonical) {
    document.documentElement.hidden = true;
    document.querySelector('meta[name^=page-]').remove();
    location.replace(canonical + location.search + location.hash);
  }
})('${base}', location.pathname);`;
}
