/** @jest-environment node */
import fs from 'node:fs';
import writersPlugin from '@site/src/plugins/writing/index';
import {ContentOverlay} from '@site/src/plugins/writing/preview/overlay';
import {FILES, useSmallSite} from '../../../../support/smallSite';

const site = useSmallSite();
const edit = (file: string, from: string, to: string) =>
  fs.writeFileSync(site.full(file), fs.readFileSync(site.full(file), 'utf8').replace(from, to));

test('npm start shows what is wrong with content over the page, until it is correct', async () => {
  let begin = () => Promise.resolve();
  let compile: (compilation: object) => void = () => undefined;
  new ContentOverlay(site.path()).apply({
    hooks: {
      beforeCompile: {tapPromise: (_: string, act: typeof begin) => (begin = act)},
      thisCompilation: {tap: (_: string, act: typeof compile) => (compile = act)},
    },
  } as never);
  const said = async () => {
    const errors: Error[] = [];
    await begin();
    compile({errors, contextDependencies: {addAll: () => undefined}});
    return errors.map(({message}) => message).join();
  };
  const wrong = /- line 2, titel: .*Did you mean "title"/;
  edit(FILES.article, 'title:', 'titel:');
  expect(await said()).toMatch(wrong);
  edit(FILES.article, 'titel:', 'title:');
  expect(await said()).not.toMatch(wrong);
});

test('npm start with bad content says all of it at once, and to start again', () => {
  edit(FILES.article, 'title:', 'titel:');
  edit(FILES.advisor, 'name:', 'nmae:');
  jest.replaceProperty(process.env, 'NODE_ENV', 'development');
  const start = () => writersPlugin({siteDir: site.path()} as never).loadContent?.();
  expect(start).toThrow(/titel[^]*nmae[^]*Nothing was written\. Correct it, then run "npm start" again\./);
});
