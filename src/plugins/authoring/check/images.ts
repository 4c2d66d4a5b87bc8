import fs from 'node:fs';
import path from 'node:path';
import {imageSize} from 'image-size';
import type {AdvisorRecord} from '../../../data/advisors/schema';
import {filesIn} from '../../lib/filesIn';
import type {Problem} from '../../lib/problems';
import {isSystemFile} from '../../lib/systemFile';
import type {Image} from './mdx';

/** What an image may weigh and measure, in bytes and pixels. */
interface Limits {
  bytes: number;
  minWidth: number;
  maxWidth: number;
  maxHeight: number;
}

/** The text column is 42rem wide, 672 px: a smaller image is blurred, one beyond twice that only heavier. */
const ARTICLE_LIMITS: Limits = {bytes: 300_000, minWidth: 672, maxWidth: 1_600, maxHeight: 2_400};
/** A portrait is shown at 320 px at most, on screens with three device pixels per CSS pixel. */
const PORTRAIT_LIMITS: Limits = {bytes: 150_000, minWidth: 320, maxWidth: 960, maxHeight: 1_280};

const PORTRAITS = 'static/img/advisors';

/** Where a problem was found. */
type Where = Pick<Problem, 'file' | 'line' | 'field' | 'value'>;

/** Problems of an image file, by its path from the project's root: that it is there, can be read, and keeps to the limits. */
export function imageFileProblems(
  where: Where,
  {siteDir, image, limits}: {siteDir: string; image: string; limits: Limits},
): Problem[] {
  const onDisk = path.join(siteDir, image);
  if (!fs.existsSync(onDisk)) {
    return [
      {
        ...where,
        problem: 'is an image that does not exist',
        remedy: `Put the file at ${image}, or correct the path.`,
      },
    ];
  }
  const data = fs.readFileSync(onDisk);
  let size: {width: number; height: number};
  try {
    size = imageSize(data);
  } catch {
    return [{...where, problem: 'is not an image', remedy: 'Export it as WebP, AVIF, PNG, JPEG or SVG.'}];
  }
  const {width, height} = size;
  const {bytes, minWidth, maxWidth, maxHeight} = limits;
  const drawn = onDisk.endsWith('.svg');
  const problem = (text: string, remedy: string): Problem => ({...where, problem: text, remedy});
  return [
    ...(data.length > bytes
      ? [
          problem(
            `weighs ${Math.ceil(data.length / 1_000)} KB`,
            `Export it as WebP or AVIF with at most ${bytes / 1_000} KB.`,
          ),
        ]
      : []),
    ...(!drawn && width < minWidth
      ? [problem(`is ${width} pixels wide`, `Export it at least ${minWidth} pixels wide.`)]
      : []),
    ...(!drawn && (width > maxWidth || height > maxHeight)
      ? [problem(`is ${width} x ${height} pixels`, `Export it within ${maxWidth} x ${maxHeight} pixels.`)]
      : []),
  ];
}

/** Problems of the images of one text. */
export function imageProblems(siteDir: string, file: string, images: readonly Image[]): Problem[] {
  return images.flatMap(({line, address, description}): Problem[] => {
    const where = {file, line, value: address};
    const image = path.posix.join(address.startsWith('/') ? 'static' : path.posix.dirname(file), address);
    const described: Problem[] =
      description.trim() === ''
        ? [
            {
              ...where,
              problem: 'is an image without a description',
              remedy: 'Write what it shows: ![...](...).',
            },
          ]
        : [];
    return /^(?:https?:)?\/\//.test(address)
      ? [
          ...described,
          {...where, problem: 'is an image of another site', remedy: 'Put a copy in static/img.'},
        ]
      : [...described, ...imageFileProblems(where, {siteDir, image, limits: ARTICLE_LIMITS})];
  });
}

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
