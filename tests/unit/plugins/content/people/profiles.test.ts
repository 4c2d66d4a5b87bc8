import fs from 'node:fs';
import {contentOf} from '@site/src/plugins/content/kinds';
import {projectsOf} from '@site/src/plugins/content/people';
import {contentProblems} from '@site/src/plugins/content/problems';
import {FILES, useSmallSite} from '../../../../support/smallSite';

const site = useSmallSite();

/** What is wrong with the site, in words. */
const said = () =>
  contentProblems(contentOf(site.path()))
    .map(({field, problem}) => `${field} ${problem}`)
    .join('\n');

test('a project is given the names of its advisor and its client', () => {
  expect(projectsOf(contentOf(site.path()))[0]).toMatchObject({
    id: 'noms',
    advisorId: 'matteo-ferrante',
    advisorName: 'Matteo Ferrante',
    clientName: 'NOMS',
    clientStorySlug: 'noms',
  });
});

test('two advisors cannot have one place', () => {
  fs.copyFileSync(site.full(FILES.advisor), site.full('src/data/advisors/twin.yaml'));
  expect(said()).toMatch(/position is also the position in/);
});

test('a story without its page is refused', () => {
  fs.rmSync(site.full('src/data/clients/stories/noms.mdx'));
  expect(said()).toMatch(/needs the file src\/data\/clients\/stories\/noms\.mdx/);
});
