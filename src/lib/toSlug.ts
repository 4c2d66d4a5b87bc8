/** For addresses and keys: `Google Ads` becomes `google-ads`, without other signs, like the ids of headings. */
export function toSlug(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-');
}
