/** A query of ours, and what the address has besides our parameters: what others put there, such as a campaign, stays. */
export function withForeign(own: string, address: string, names: readonly string[]): string {
  const others = new URLSearchParams(address);
  names.forEach((name) => others.delete(name));
  return [own.replace(/^\?/, ''), others.toString()].filter((part) => part !== '').join('&');
}
