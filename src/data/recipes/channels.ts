import type {Hue} from '../../config/hues';

/** The channels of recipes, in the order in which filters show them, each with its drawing in lines on a 16x16 grid. */
// prettier-ignore
export const channels = [
  {name: 'Google Ads', hue: 'amber', icon: 'M7 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM10 10l3.5 3.5'},
  {name: 'Meta Ads', hue: 'blue', icon: 'M1.5 11c0-3.5 1.4-6 3.1-6C7.4 5 8.6 11 11.4 11c1.7 0 3.1-1.3 3.1-3.2S13.2 4.6 11.5 4.6C8.6 4.6 7.3 11 4.5 11'},
  {name: 'TikTok', hue: 'violet', icon: 'M9 2.5v8a2.8 2.8 0 1 1-2.8-2.8M9 2.5c.3 2.3 1.8 3.7 4 3.8'},
  {name: 'Influencer', hue: 'orange', icon: 'M8 2.2l1.7 3.5 3.9.5-2.8 2.7.7 3.9L8 11l-3.5 1.8.7-3.9L2.4 6.2l3.9-.5L8 2.2Z'},
  {name: 'Email', hue: 'rose', icon: 'M2 4h12v8.5H2V4ZM2 4.5l6 4.5 6-4.5'},
  {name: 'CRM', hue: 'olive', icon: 'M5.5 7.5a2.3 2.3 0 1 0 0-4.6 2.3 2.3 0 0 0 0 4.6ZM1.8 13c.2-2.3 1.7-3.6 3.7-3.6S9 10.7 9.2 13M11 3.2a2 2 0 0 1 0 4M11.3 9.5c1.7.2 2.8 1.5 2.9 3.5'},
  {name: 'SEO', hue: 'green', icon: 'M2 13.5h12M3.5 11V8.5M6.5 11V6M9.5 11V7M12.5 11V3'},
  {name: 'Content', hue: 'teal', icon: 'M3 3h10M3 6.3h10M3 9.7h10M3 13h6'},
] as const satisfies readonly {name: string; hue: Hue; icon: string}[];
