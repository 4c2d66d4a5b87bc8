/**
 * Hosts that cost a text more trust than their page gives it: copies of others' pages, advertising for tools, texts made
 * for search engines, translations of laws by private hands. Found by reading every source of the library.
 */
const REFUSED_HOSTS: readonly string[] = [
  'actualnewsmagazine.com',
  'adadvisor.ai',
  'capconvert.com',
  'developers.tokportal.com',
  'digitalthriveai.com',
  'digitrendz.blog',
  'enfieldseo.co.uk',
  'ewatchers.org',
  'foundersinc.openalmanac.org',
  'gesetze-mit-links.de',
  'help.akohub.com',
  'hub.surfaceai.tech',
  'influencico.com',
  'joyk.com',
  'keywordtool.page',
  'kuvio.io',
  'laoutoumai.de',
  'learn.digitaladexpert.com',
  'lettercounter.org',
  'lxgesetze.de',
  'menglar123.com',
  'nicelookingdata.com',
  'nwdocx.com',
  'officedata.store',
  'resources.businessonbot.com',
  'sh-ba7r.com',
  'tt123.com',
];

/** Whether a source is on a host that is not used as one; what is no address is not. */
export const isRefusedHost = (url: string): boolean =>
  REFUSED_HOSTS.includes(/^https:\/\/(?:www\.)?([^/:?#]+)/.exec(url)?.[1] ?? '');
