import fs from 'node:fs';
import {onRouteDidUpdate} from '@site/src/plugins/client/deferred-hydration/onceLive';

afterEach(() => {
  document.head.replaceChildren();
  delete document.documentElement.dataset.themeChoice;
  delete document.documentElement.dataset.theme;
});

test('once live, a page leaves the fetching of other pages to Docusaurus', () => {
  document.head.innerHTML = '<script type="speculationrules">{}</script><script type="text/plain"></script>';
  onRouteDidUpdate();
  expect(document.head.innerHTML).toBe('<script type="text/plain"></script>');
});

test.each([
  ['system', 'dark'],
  ['light', 'light'],
])('where the choice of colours is %s on a system that has become dark, the page is %s', (choice, theme) => {
  const matchMedia = jest.fn(() => ({matches: true}));
  Object.assign(window, {matchMedia});
  Object.assign(document.documentElement.dataset, {themeChoice: choice, theme: 'light'});
  onRouteDidUpdate();
  expect(document.documentElement.dataset.theme).toBe(theme);
});

test('the theme still names the choice of colours as it is read here', () => {
  const scripts = require.resolve('@docusaurus/theme-classic/lib/inlineScripts.js');
  expect(fs.readFileSync(scripts, 'utf8')).toContain("setAttribute('data-theme-choice'");
});
