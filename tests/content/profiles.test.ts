import path from 'node:path';
import {advisors as cards} from '../../src/data/advisors';
import {advisorFiles} from '../../src/plugins/content/profiles/advisorIndex';
import {readProfiles} from '../../src/plugins/content/profiles/read';
import {profileRoutes} from '../../src/plugins/content/profiles/routes';
import {staleAmong} from '../../src/plugins/lib/generated';

const root = path.resolve(__dirname, '../..');
const profiles = readProfiles(root);
const {advisors, clients, projects} = profiles;
const ids = (items: readonly {id: string}[]) => items.map(({id}) => id);

test('the cards are up to date, in the order of the advisors', () => {
  expect(ids(cards)).toEqual(ids(advisors));
  expect([...staleAmong(root, advisorFiles(root, advisors)).keys()]).toEqual([]);
});

test('every known id has its page, each once', () => {
  const paths = profileRoutes(profiles).map((route) => route.path);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths).toHaveLength(1 + clients.length + 1 + 2 * advisors.length + projects.length + 1);
});
