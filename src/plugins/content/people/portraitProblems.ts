import path from 'node:path';
import type {AdvisorRecord} from '../../../data/advisors/schema';
import {imageFileProblems} from '../../writing/check/images';
import {filesIn} from '../../lib/filesIn';
import type {Problem} from '../../lib/problems';
import {isSystemFile} from '../../lib/systemFile';
import {PORTRAITS} from './portrait';

/** A portrait is shown at 320 px at most, on screens with three device pixels per CSS pixel. */
const PORTRAIT_LIMITS = {bytes: 150_000, minWidth: 320, maxWidth: 960, maxHeight: 1_280};

/** Problems of advisors' portraits, and portraits that no advisor has. */
export function portraitProblems(siteDir: string, advisors: readonly AdvisorRecord[]): Problem[] {
  const named = new Set(advisors.map(({image}) => image));
  return [
    ...advisors.flatMap(({id, image}) =>
      image === undefined
        ? []
        : imageFileProblems(
            {file: `src/data/advisors/${id}.yaml`, field: 'image', value: `${PORTRAITS}/${image}`},
            {siteDir, image: `${PORTRAITS}/${image}`, limits: PORTRAIT_LIMITS},
          ),
    ),
    ...filesIn(siteDir, PORTRAITS)
      .map((file) => ({file, name: path.basename(file)}))
      .filter(({name}) => !named.has(name) && !isSystemFile(name))
      .map(({file}) => ({
        file,
        problem: 'is a portrait that no advisor has',
        remedy: 'Name it in the "image" field of an advisor, or remove it.',
      })),
  ];
}
