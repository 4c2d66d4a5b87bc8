import {studyInWords} from '../../../data/recipes/evidence';
import type {Recipe} from '../../../data/recipes/schema';
import {counted} from '../../../lib/counted';
import {dayInWords} from '../../../lib/dayInWords';
import {escapeMdx} from './escapeMdx';
import {blocks, element} from './mdxText';

/** What brings most of the play in one afternoon, with boxes to tick. */
export const firstPart = ({first: {hours, do: tasks}}: Recipe): string =>
  blocks(
    '## This Afternoon',
    `What brings most of it, in ${counted(hours, 'hour')}.`,
    element(
      'ol',
      {className: 'clean-list'},
      ...tasks.map((task, index) => element('Task', {number: index + 1}, escapeMdx(task))),
    ),
  );

/** The tools that a step needs. */
export const toolsPart = ({tools = []}: Recipe): string | undefined =>
  tools.length === 0
    ? undefined
    : blocks(
        '### Tools',
        tools
          .map(
            (tool) =>
              `- **${escapeMdx(tool.name)}:** ${escapeMdx(tool.for)}, as seen on ${dayInWords(tool.on)}.`,
          )
          .join('\n'),
        'We are not paid for naming them.',
      );

/** What others have published on the play, the strongest first. */
export function evidencePart({evidence}: Recipe): string {
  const items = evidence.map(({study, where, found, you, url, on, ...rest}) => {
    const {kind, read} = studyInWords(rest);
    const says = escapeMdx(`${where} (${kind}). ${found} ${you}`);
    return `- **${escapeMdx(study)}.** ${says} [Source](<${url}>), ${read} on ${dayInWords(on)}.`;
  });
  const none =
    'We looked for a published trial of this play and found none, nor figures that are worth citing.';
  return blocks(
    '## What Others Measured',
    items.length === 0
      ? none
      : element('Fold', {title: counted(items.length, 'study', 'studies')}, items.join('\n')),
  );
}
