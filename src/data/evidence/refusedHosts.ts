/** Scraped, generated or recycled content: the platform, the law, a regulator or a trade title said it first. */
const REFUSED_HOSTS: readonly string[] = [
  'actualnewsmagazine.com',
  'adadvisor.ai',
  'businessonbot.com',
  'capconvert.com',
  'digitalthriveai.com',
  'digitrendz.blog',
  'ecommercebridge.ro',
  'enfieldseo.co.uk',
  'influencico.com',
  'joyk.com',
  'keywordtool.page',
  'kuvio.io',
  'lettercounter.org',
  'menglar123.com',
  'nicelookingdata.com',
  'nwdocx.com',
  'officedata.store',
  'openalmanac.org',
  'scribd.com',
  'sh-ba7r.com',
  'slideshare.net',
  'surfaceai.tech',
  'tokportal.com',
  'tt123.com',
];

/** Includes subdomains. */
export function isRefused(url: string): boolean {
  const [, hostname = ''] = /^https?:\/\/([^/:?#]+)/.exec(url) ?? [];
  return REFUSED_HOSTS.some((host) => hostname === host || hostname.endsWith(`.${host}`));
}
