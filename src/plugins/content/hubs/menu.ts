import type {Hub} from '../../../data/hubs/schema';
import {hubPath} from '../../../data/hubs/types';
import type {Generated} from '../../lib/generated';
import {literal} from '../../lib/typescript';

/** The links to hubs that the menus import: a generated file, so that a hub is one file of data. */
const MENU_FILE = 'src/config/hubs.ts';

/** The file that follows from the hubs, which are in the order of the menu. */
export function hubFiles(hubs: readonly Hub[]): Generated {
  const links = hubs.map(({id, title}) => `  ${literal({name: title, path: hubPath(id)})},\n`);
  const text = `// Generated from src/data/hubs by "npm run generate". Never edited by hand.

/** A link to each growth hub, in the order of the menu. */
export const hubLinks = [
${links.join('')}] as const;
`;
  return new Map([[MENU_FILE, text]]);
}
