import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {parse, stringify} from 'yaml';
import {contentOf} from '@site/src/plugins/content/kinds';
import {projectsOf} from '@site/src/plugins/content/people';
import {contentProblems} from '@site/src/plugins/content/problems';
import {FIXTURE} from '../../../../support/siteCopy';

let site: string;

/** What is wrong with the site, in words. */
const said = () =>
  contentProblems(contentOf(site))
    .map(({field, problem}) => `${field} ${problem}`)
    .join('\n');

/** A site with one advisor, one client and one project. */
beforeEach(() => {
  site = fs.mkdtempSync(path.join(os.tmpdir(), 'profiles-'));
  fs.cpSync(FIXTURE, site, {recursive: true});
});

afterEach(() => {
  fs.rmSync(site, {recursive: true});
});

function edit(file: string, change: (item: Record<string, unknown>) => unknown, to = file): void {
  const item = parse(fs.readFileSync(path.join(site, file), 'utf8')) as Record<string, unknown>;
  fs.writeFileSync(path.join(site, to), stringify(change(item)));
}

test('a project is given the names of its advisor and its client', () => {
  expect(projectsOf(contentOf(site))[0]).toMatchObject({
    id: 'noms',
    advisorId: 'matteo-ferrante',
    advisorName: 'Matteo Ferrante',
    clientName: 'NOMS',
    clientStorySlug: 'noms',
  });
});

test('two advisors cannot have one place', () => {
  edit(
    'src/data/advisors/matteo-ferrante.yaml',
    (item) => ({...item, id: 'twin', name: 'Twin'}),
    'src/data/advisors/twin.yaml',
  );
  expect(said()).toMatch(/position is also the position in/);
});

test('a story without its page is refused', () => {
  fs.rmSync(path.join(site, 'src/data/clients/stories/noms.mdx'));
  expect(said()).toMatch(/needs the file src\/data\/clients\/stories\/noms\.mdx/);
});
