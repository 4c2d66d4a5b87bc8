import {SCRIPTS_META} from '@site/src/config/hydration';
import {problemsOf} from '@site/src/plugins/client/deferred-hydration/pages';
import {speculationRules} from '@site/src/plugins/client/deferred-hydration/speculation';

const meta = `<meta name=${SCRIPTS_META} content="/assets/js/runtime.js /assets/js/main.js">`;
const bootScript = `<script>(()=>{1<2&&document.querySelector("meta[name=${SCRIPTS_META}]")})()</script>`;

test('a page with two named scripts and the boot script is fine, whichever way its attributes are quoted', () => {
  expect(problemsOf(`<head>${meta}${bootScript}</head><p>here</p>`)).toEqual([]);
  expect(problemsOf(`<head>${meta.replace(SCRIPTS_META, `"${SCRIPTS_META}"`)}${bootScript}</head>`)).toEqual(
    [],
  );
});

test.each([
  [bootScript, 'names 0 scripts in 0 places: '],
  [
    `${meta.replace(' /assets/js/main.js', '')}${bootScript}`,
    'names 1 scripts in 1 places: /assets/js/runtime.js',
  ],
  [meta, 'holds 0 boot scripts, not one'],
  [
    `${meta}${bootScript}<script src=/a.js defer></script>`,
    'loads a script at once: <script src=/a.js defer>',
  ],
  [
    `${meta}${bootScript}<link rel=preload href=/a.js as=script>`,
    'loads a script at once: <link rel=preload href=/a.js as=script>',
  ],
  [
    `${meta}${bootScript}<link rel="modulepreload" href="/a.js">`,
    'loads a script at once: <link rel="modulepreload" href="/a.js">',
  ],
])('what is wrong with a page is told: %#', (html, problem) => {
  expect(problemsOf(html)).toEqual([problem]);
});

test('speculation rules stay below the base address', () => {
  expect(speculationRules('/site/')).toContain('"href_matches":"/site/*"');
  expect(speculationRules('/site/')).not.toContain('"/*');
});
