import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {AdvisorRecord} from '@site/src/data/advisors/schema';
import {withPortrait} from '@site/src/plugins/content/people';

const advisor: AdvisorRecord = {
  id: 'zoe-nunez',
  position: 1,
  name: 'Zoé Núñez',
  title: 'Growth',
  expertise: ['one', 'two', 'three'],
};

let site: string;

beforeEach(() => {
  site = fs.mkdtempSync(path.join(os.tmpdir(), 'portraits-'));
});
afterEach(() => fs.rmSync(site, {recursive: true}));

function siteWith(...files: string[]): string {
  const folder = path.join(site, 'static/img/advisors');
  fs.mkdirSync(folder, {recursive: true});
  for (const file of files) {
    fs.writeFileSync(path.join(folder, file), '');
  }
  return site;
}

test('a portrait bears the name of its advisor, with underscores', () => {
  expect(withPortrait(siteWith('Zoe_Nunez.webp'), advisor).image).toBe('Zoe_Nunez.webp');
});

test('the file of the advisor may say otherwise', () => {
  const {image} = withPortrait(siteWith('Zoe_Nunez.webp'), {...advisor, image: 'zoe.jpg'});
  expect(image).toBe('zoe.jpg');
});

test('without a file there is no portrait', () => {
  expect(withPortrait(siteWith(), advisor)).toEqual(advisor);
});
