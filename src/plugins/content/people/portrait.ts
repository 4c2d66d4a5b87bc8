import fs from 'node:fs';
import path from 'node:path';
import type {AdvisorRecord} from '../../../data/advisors/schema';

/** Where portraits are, from the project's root. */
export const PORTRAITS = 'static/img/advisors';
const FORMATS = ['avif', 'webp', 'jpg', 'jpeg', 'png'] as const;

/** A name as the start of a file's name: its words joined by underscores, without accents. */
const fileStem = (name: string) =>
  name
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll(/[^\w-]+/g, '_');

/** An advisor with the portrait that their file names, else with the one that bears their name, if there is one. */
export function withPortrait(siteDir: string, advisor: AdvisorRecord): AdvisorRecord {
  const named = FORMATS.map((format) => `${fileStem(advisor.name)}.${format}`);
  const image = advisor.image ?? named.find((file) => fs.existsSync(path.join(siteDir, PORTRAITS, file)));
  return image === undefined ? advisor : {...advisor, image};
}
