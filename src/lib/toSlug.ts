/** A name in an address, and as a key: `Google Ads` becomes `google-ads`; signs are left out, as in ids of headings. */
export function toSlug(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
}
