import path from 'node:path';
import {advisors as cards} from '../../src/data/advisors';
import {SECTORS} from '../../src/data/clients/taxonomy';
import {assertAdvisorIndexFresh} from '../../src/plugins/content/profiles/advisorIndex';
import {readProfiles} from '../../src/plugins/content/profiles/read';
import {profileRoutes} from '../../src/plugins/content/profiles/routes';

const root = path.resolve(__dirname, '../..');
const profiles = readProfiles(root);
const {advisors, clients, projects} = profiles;
const ids = (items: readonly {id: string}[]) => items.map(({id}) => id);

test('there are 8 advisors, 2 with a full profile, in places 1 to 8; the cards are up to date', () => {
  expect(advisors.map(({position}) => position)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(advisors.filter(({profile}) => profile !== undefined)).toHaveLength(2);
  expect(ids(cards)).toEqual(ids(advisors));
  expect(() => assertAdvisorIndexFresh(root, advisors)).not.toThrow();
});

test('there are 15 clients in the gallery and 14 in the lookup; vindla is in the lookup only', () => {
  const gallery = ids(clients.filter((client) => client.gallery));
  const lookup = ids(clients.filter(({story}) => story === undefined));
  expect(gallery).toHaveLength(15);
  expect(lookup).toHaveLength(14);
  expect(lookup.filter((id) => !gallery.includes(id))).toEqual(['vindla']);
  expect(gallery.filter((id) => !lookup.includes(id))).toEqual(['house-of-palma', 'noms']);
});

test('every sector has a client in the gallery', () => {
  const used = new Set(clients.filter(({gallery}) => gallery).map(({sector}) => sector));
  expect([...SECTORS].filter((sector) => !used.has(sector))).toEqual([]);
});

test('no two clients have the same mark', () => {
  expect(new Set(clients.map(({logo}) => logo.path)).size).toBe(clients.length);
});

test('there are 2 projects, of one advisor with a full profile, each with its client story', () => {
  expect(projects.map(({id, sector}) => [id, sector])).toEqual([
    ['house-of-palma', 'Fashion Tech'],
    ['noms', 'PropTech'],
  ]);
  expect(new Set(projects.map(({advisorId}) => advisorId)).size).toBe(1);
  expect(advisors.find(({id}) => id === projects[0]?.advisorId)?.profile).toBeDefined();
  for (const {clientStorySlug} of projects) {
    expect(clients.find(({id}) => id === clientStorySlug)?.story).toBeDefined();
  }
});

test('the six NOMS figures are those agreed with the client', () => {
  const noms = projects.find(({id}) => id === 'noms');
  expect(noms?.metrics.map(({label, value, note}) => [label, value, note])).toEqual([
    ['Traditional cost', '1,620,000 kr', '900 h at 1,800 kr per hour'],
    ['AI-assisted cost', '9,000 kr', 'About 5 h'],
    ['Savings', '1,611,000 kr', undefined],
    ['Hours saved', '895', undefined],
    ['Faster', '180x', undefined],
    ['Timeline', 'About 2 weeks', undefined],
  ]);
  expect(900 * 1_800 - 5 * 1_800).toBe(1_611_000);
});

test('every testimonial is marked as sample until somebody has said it', () => {
  const all = advisors.flatMap(({profile}) => profile?.testimonials ?? []);
  expect(all.length).toBeGreaterThan(0);
  expect(all.every(({sample}) => sample)).toBe(true);
});

test('companies that profiles name are clients', () => {
  const names = new Set(clients.map(({name}) => name));
  const named = advisors.flatMap(({profile}) => [
    ...(profile?.successStories ?? []).map(({company}) => company),
    ...(profile?.currentEngagements ?? []).map(({name}) => name),
    ...(profile?.previousEngagements ?? []).map(({name}) => name),
  ]);
  expect(named.filter((name) => !names.has(name))).toEqual([]);
});

test('every known id has its page, each once', () => {
  const paths = profileRoutes(profiles).map((route) => route.path);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths).toHaveLength(1 + clients.length + 1 + 2 * advisors.length + projects.length + 1);
});
