import fs from 'node:fs';
import path from 'node:path';
import {imageSize} from 'image-size';
import type {Problem} from '../../lib/problems';
import type {Image} from '../../content/texts/components';
import {isImageAddress} from '../../content/texts/addresses';

/** The text column is 42rem wide, 672 px: a smaller image is blurred, one beyond twice that only heavier. */
const ARTICLE_LIMITS = {bytes: 300_000, minWidth: 672, maxWidth: 1_600, maxHeight: 2_400};

/** The place of a problem. */
type Where = Pick<Problem, 'file' | 'line' | 'field' | 'value'>;

/** Problems of an image file, by its path from the project's root: that it is there, can be read, and keeps to the limits. */
export function imageFileProblems(
  where: Where,
  {siteDir, image, limits}: {siteDir: string; image: string; limits: typeof ARTICLE_LIMITS},
): Problem[] {
  const onDisk = path.join(siteDir, image);
  if (fs.statSync(onDisk, {throwIfNoEntry: false})?.isFile() !== true) {
    return [
      {...where, problem: `is an image that does not exist. Put the file at ${image}, or correct the path.`},
    ];
  }
  const data = fs.readFileSync(onDisk);
  let size: {width: number; height: number};
  try {
    size = imageSize(data);
  } catch {
    return [{...where, problem: 'is not an image. Export it as WebP, AVIF, PNG, JPEG or SVG.'}];
  }
  const {width, height} = size;
  const {bytes, minWidth, maxWidth, maxHeight} = limits;
  const drawn = onDisk.endsWith('.svg');
  const rules: [isBroken: boolean, problem: string][] = [
    [
      data.length > bytes,
      `weighs ${Math.ceil(data.length / 1_000)} KB. Export it as WebP or AVIF with at most ${bytes / 1_000} KB.`,
    ],
    [!drawn && width < minWidth, `is ${width} pixels wide. Export it at least ${minWidth} pixels wide.`],
    [
      !drawn && (width > maxWidth || height > maxHeight),
      `is ${width} x ${height} pixels. Export it within ${maxWidth} x ${maxHeight} pixels.`,
    ],
  ];
  return rules.flatMap(([isBroken, problem]) => (isBroken ? [{...where, problem}] : []));
}

/** Problems of the images of one text; of those without an address of this site, the rules of texts have said so. */
export function imageProblems(siteDir: string, file: string, images: readonly Image[]): Problem[] {
  return images.flatMap(({line, address, description}): Problem[] => {
    const where = {file, line, value: address};
    const image = path.posix.join('static', address);
    return [
      ...(description.trim() === ''
        ? [{...where, problem: 'is an image without a description. Write what it shows: ![...](...).'}]
        : []),
      ...(isImageAddress(address) ? imageFileProblems(where, {siteDir, image, limits: ARTICLE_LIMITS}) : []),
    ];
  });
}
