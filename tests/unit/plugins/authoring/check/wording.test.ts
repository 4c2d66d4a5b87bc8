/** @jest-environment node */
import {wordingProblems} from '@site/src/plugins/authoring/check/wording';

const remedies = (text: string) => wordingProblems({file: 'blog/a.mdx', text}).map(({remedy}) => remedy);

test.each([
  ['optimization', 'optimisation'],
  ['emphasized', 'emphasised'],
  ['behavior', 'behaviour'],
  ['catalog', 'catalogue'],
  ['program', 'programme'],
  ['centered', 'centred'],
  ['gray', 'grey'],
])('%s is told as American', (american, british) => {
  expect(remedies(`So is ${american} here.`)).toEqual([`Write "${british}".`]);
});

test.each(['size', 'prize', 'order', 'downsize', 'oversized', 'laboratory', 'laborious', 'honorary'])(
  '%s is British already',
  (word) => {
    expect(remedies(`So is ${word} here.`)).toEqual([]);
  },
);
