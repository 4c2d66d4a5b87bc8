/** A name in an address, and as a key: `Google Ads` becomes `google-ads`. */
export function toSlug(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-');
}
