/** @jest-environment node */
import fs from 'node:fs';
import postcss from 'postcss';
import {composed} from '@site/src/plugins/client/route-styles/composed';
import {useFolder} from '../../../support/folder';

const folder = useFolder();

test('what is composed is written into the rule, but for a class that more than one rule of its own is about', () => {
  const file = folder('shared.css');
  fs.writeFileSync(
    file,
    '@layer shared { .note, .soft { color: grey } .ink { color: black } .ring { margin: 0 } } .ring :focus { color: red }',
  );
  const {css} = postcss([composed([file])]).process(
    '.a { composes: ink ring note from global; top: 0 } .b { composes: a; }',
    {from: undefined},
  );
  expect(css).toBe(
    '.a { color: grey; color: black; composes: ring from global; top: 0 } .b { composes: a; }',
  );
});
