import {advisors as cards} from '../../src/data/advisors';
import {readProfiles} from '../../src/plugins/content/profiles/read';
import {profileRoutes} from '../../src/plugins/content/profiles/routes';
import {ROOT} from '../support/siteCopy';

const profiles = readProfiles(ROOT);
const {advisors, clients, projects} = profiles;
const ids = (items: readonly {id: string}[]) => items.map(({id}) => id);

test('the cards are in the order of the advisors', () => {
  expect(ids(cards)).toEqual(ids(advisors));
});

test('every known id has its page, each once', () => {
  const paths = profileRoutes(profiles).map((route) => route.path);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths).toHaveLength(1 + clients.length + 1 + 2 * advisors.length + projects.length + 1);
});
