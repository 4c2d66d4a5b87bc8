/** @jest-environment node */
import {recipeSkill} from '@site/src/plugins/content/recipes/skill';
import {recipe} from '../../../support/recipes';

const about = {
  name: 'Site',
  absolute: (path: string) => `https://site.test${path}`,
  by: () => ({name: 'Ada Nilsson', title: 'Growth', url: 'https://site.test/ada'}),
};
const skillOf = (part: Parameters<typeof recipe>[0]) =>
  recipeSkill({...recipe(part), calculators: undefined}, [], about);

test('a skill works out the figures that it has, and none of the case', () => {
  const sum = (says: string) => ({says, is: '2 * 36', because: `for ${says}`});
  const text = skillOf({
    steps: recipe().steps.map((step) => ({...step, why: 'Send\n72 cards, at\nabout 72 cents.'})),
    decide: [
      {when: '72 orders come', then: 'Keep it'},
      {when: 'fewer come', then: 'Stop it'},
    ],
    caseStudy: 'It brought EUR 72 in a week.',
    sums: ['72 cards', 'about 72 cents', '72 orders', 'EUR 72', '2 cards'].map(sum),
  });
  expect(text.match(/(?<=\(for )[^)]*/g)).toEqual(['72 cards', 'about 72 cents', '72 orders']);
});

test('a skill speaks of steps for the proof where it has some', () => {
  expect(skillOf({})).not.toMatch(/for the proof/i);
  const proven = skillOf({steps: recipe().steps.map((step) => ({...step, proof: true}))});
  expect(proven).toContain('leave out the steps for the proof');
  expect(proven).toContain('(For the proof.)');
});
