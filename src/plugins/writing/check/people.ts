import path from 'node:path';
import {advisorPath} from '../../../config/paths';
import type {Content} from '../../content/kind';
import {advisorsOf, PORTRAITS} from '../../content/people';
import {filesIn} from '../../lib/filesIn';
import {didYouMean} from '../../lib/nearest';
import type {Problem} from '../../lib/problems';
import {problemAt, type Path} from '../../lib/yamlFile';
import {imageFileProblems} from './images';

/** A portrait is shown at 320 px at most, on screens with three device pixels per CSS pixel. */
const PORTRAIT_LIMITS = {bytes: 150_000, minWidth: 320, maxWidth: 960, maxHeight: 1_280};

/** Problems of advisors' portraits, and portraits that no advisor has. */
export function portraitProblems(content: Content): Problem[] {
  const {siteDir} = content;
  const advisors = advisorsOf(content);
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
      .filter((file) => !named.has(path.basename(file)))
      .map((file) => ({
        file,
        problem:
          'is a portrait that no advisor has. Name it after one, as Ada_Nilsson.webp, or in the "image" field of an advisor, or remove it.',
      })),
  ];
}

/** Companies that advisors' profiles name, and that are no clients. */
function unknownCompanies(content: Content): Problem[] {
  // One that cannot be read may well be one that is named.
  const names =
    content.read('client').problems.length > 0 ? undefined : content.items('client').map(({name}) => name);
  return content.entries('advisor').flatMap((entry) => {
    const {profile} = entry.item;
    const named: [path: Path, name: string][] = [
      ...(profile?.successStories ?? []).map(({company}, index): [Path, string] => [
        ['profile', 'successStories', index, 'company'],
        company,
      ]),
      ...(['currentEngagements', 'previousEngagements'] as const).flatMap((list) =>
        (profile?.[list] ?? []).map(({name}, index): [Path, string] => [
          ['profile', list, index, 'name'],
          name,
        ]),
      ),
    ];
    return named
      .filter(([, name]) => names?.includes(name) === false)
      .map(([at, value]) =>
        problemAt(
          entry,
          at,
          `is not the name of any client. ${didYouMean(value, names ?? [])}Write the name as a file in src/data/clients has it, or add that client.`,
          value,
        ),
      );
  });
}

const HERE_TOO = 'Write that here, too; a key also under "authors" of the articles.';

/** Authors who are advisors, and differ from what those say of themselves. */
const differentAuthors = (content: Content): Problem[] =>
  content.entries('author').flatMap((entry) =>
    Object.entries(entry.item).flatMap(([key, author]) =>
      content
        .items('advisor')
        .filter(({id}) => author.url === advisorPath(id))
        .flatMap(({id, name, title}) => [
          {at: [key], value: key, own: id},
          {at: [key, 'name'], value: author.name, own: name},
          {at: [key, 'title'], value: author.title, own: title},
        ])
        .filter(({value, own}) => value !== own)
        .map(({at, value, own}) =>
          problemAt(entry, at, `is "${own}" in the file of the advisor. ${HERE_TOO}`, value),
        ),
    ),
  );

/** What is wrong with advisors, clients and authors beyond their fields. */
export const peopleProblems = (content: Content): Problem[] => [
  ...portraitProblems(content),
  ...unknownCompanies(content),
  ...differentAuthors(content),
];
