import fs from 'node:fs';
import type {AdvisorRecord} from '@site/src/data/advisors/schema';
import {withPortrait} from '@site/src/plugins/content/people';
import {useFolder} from '../../../support/folder';

const advisor: AdvisorRecord = {
  id: 'zoe-nunez',
  position: 1,
  name: 'Zoé Núñez',
  title: 'Growth',
  expertise: ['one', 'two', 'three'],
};
const site = useFolder();

test('a portrait bears the name of its advisor, with underscores, unless the file of the advisor says otherwise', () => {
  expect(withPortrait(site(), advisor)).toEqual(advisor);
  fs.mkdirSync(site('static/img/advisors'), {recursive: true});
  fs.writeFileSync(site('static/img/advisors/Zoe_Nunez.webp'), '');
  expect(withPortrait(site(), advisor).image).toBe('Zoe_Nunez.webp');
  expect(withPortrait(site(), {...advisor, image: 'zoe.jpg'}).image).toBe('zoe.jpg');
});
