import {createHash} from 'node:crypto';
import {parse} from 'yaml';
import {defaultBuild, fileAt, plain} from './support/build';
import {readSite} from '@site/src/plugins/content/site/read';
import {settingsOf} from '@site/src/data/recipes/sharedRules';
import {SKILLS_PATH} from '@site/src/config/paths';
import {ROOT} from '../support/siteCopy';
import {contentOf} from '@site/src/plugins/content/kinds';

const build = defaultBuild();
const {url: ORIGIN} = readSite({});

interface Listed {
  name: string;
  type: string;
  description: string;
  url: string;
  digest: string;
}

/** The skills as an agent has them that knows nothing but the address of the index. */
const {skills} = JSON.parse(build.read(SKILLS_PATH.slice(1))) as {skills: Listed[]};
const fileOf = ({url}: Listed) => build.read(new URL(url).pathname.slice(1));
const recipes = contentOf(ROOT).items('recipe');

/** The part of a text below a heading of the second level. */
const below = (text: string, heading: string) => text.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
const figures = (text: string) => text.match(/\d+(?:[.,]\d+)*/g) ?? [];

test('the index names a skill for each recipe and one to plan with, each with the digest of its file', () => {
  expect(skills.map(({name}) => name).sort()).toEqual(['plan', ...recipes.map(({id}) => id)].sort());
  const wrong = skills.filter(
    (skill) =>
      skill.type !== 'skill-md' ||
      skill.digest !== `sha256:${createHash('sha256').update(fileOf(skill)).digest('hex')}`,
  );
  expect(wrong).toEqual([]);
});

test.each(skills.map((skill) => [skill.name, skill] as const))(
  'the skill %s has the front matter of its entry, and every link in it leads somewhere',
  (name, skill) => {
    const text = fileOf(skill);
    const front = parse(/^---\n(.*?)\n---\n/s.exec(text)?.[1] ?? '') as Record<string, unknown>;
    expect(front).toMatchObject({name, description: skill.description});
    expect(name).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(name.length).toBeLessThanOrEqual(64);
    expect(skill.description.length).toBeLessThanOrEqual(1024);
    const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((link) => !link.startsWith(`${ORIGIN}/`) || !fileAt(build, link))).toEqual([]);
  },
);

test.each(recipes.map((recipe) => [recipe.id, recipe] as const))(
  'the skill %s has every step, setting and rule of its recipe, and no figure of its own',
  (id, recipe) => {
    const skill = skills.find(({name}) => name === id);
    const text = skill === undefined ? '' : fileOf(skill);
    const said = plain(text);
    const settings = recipe.steps.flatMap((step) => settingsOf(step).map((row) => row.join(': ')));
    const needed = [
      ...recipe.steps.flatMap((step) => [step.do, step.how]),
      ...settings,
      ...recipe.decide.map(({then}) => then),
      ...recipe.sources.map(({claim}) => claim.replace(/\.$/, '')),
      recipe.fit.for,
      recipe.fit.notFor,
    ];
    expect(needed.filter((each) => !said.includes(plain(each)))).toEqual([]);
    const known = new Set(figures(JSON.stringify([recipe, settings])));
    const numbered = below(text, 'Steps').replaceAll(/^\d+\. /gm, '');
    expect(figures(numbered).length).toBeGreaterThan(0);
    expect(figures(numbered).filter((figure) => !known.has(figure))).toEqual([]);
    const asked = below(text, 'What to ask first');
    const least = Object.values(recipe.fit.least);
    expect(least.filter((number) => !asked.replaceAll(',', '').includes(String(number)))).toEqual([]);
  },
);
