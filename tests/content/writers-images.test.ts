import fs from 'node:fs';
import {contentOf} from '../../src/plugins/content/kinds';
import {portraitProblems} from '../../src/plugins/writing/check/people';
import {imageFileProblems, imageProblems} from '../../src/plugins/writing/check/images';
import {problemLines} from '../support/problems';
import {edit} from '../support/siteCopy';
import {FILES, useSmallSite} from '../support/smallSite';

const site = useSmallSite();
const file = 'blog/a.mdx';

describe('images', () => {
  /** A PNG that says how large it is, and nothing more. */
  function png(width: number, height: number, bytes = 33): Buffer {
    const data = Buffer.alloc(bytes);
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]).copy(data);
    data.write('IHDR', 12, 'latin1');
    data.writeUInt32BE(width, 16);
    data.writeUInt32BE(height, 20);
    return data;
  }
  const limits = {bytes: 1_000, minWidth: 100, maxWidth: 200, maxHeight: 300};

  test.each([
    ['one that is right', png(200, 300), []],
    ['one that is heavy', png(150, 150, 1_001), ['weighs 2 KB']],
    ['one that is narrow', png(99, 150), ['is 99 pixels wide']],
    ['one that is wide', png(201, 150), ['is 201 x 150 pixels']],
    ['one that is high', png(150, 301), ['is 150 x 301 pixels']],
    ['one that is none', Buffer.from('hello'), ['is not an image']],
    [
      'a drawing, which has no pixels',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      [],
    ],
  ])('%s', (name, data, expected) => {
    const image = name.includes('drawing') ? 'a.svg' : 'a.png';
    fs.writeFileSync(site.full(image), data);
    expect(problemLines(imageFileProblems({file}, {siteDir: site.path(), image, limits}))).toEqual(expected);
  });

  test('in a text they have a description and a file of this site', () => {
    const images = [
      {line: 1, address: '/img/none.png', description: ''},
      {line: 2, address: '/img', description: 'A folder'},
    ];
    expect(problemLines(imageProblems(site.path(), file, images))).toEqual([
      '1 /img/none.png is an image without a description',
      '1 /img/none.png is an image that does not exist',
      '2 /img is an image that does not exist',
    ]);
  });

  test('each portrait that is named exists, and each that exists is named', () => {
    fs.mkdirSync(site.full('static/img/advisors'), {recursive: true});
    fs.writeFileSync(site.full('static/img/advisors/nobody.png'), png(320, 400));
    fs.writeFileSync(site.full('static/img/advisors/.DS_Store'), 'written by the system');
    edit(site.path(), FILES.advisor, (text) => text.replace(/^(image:.*\n)?/, 'image: gone.png\n'));
    expect(problemLines(portraitProblems(contentOf(site.path())))).toEqual([
      'static/img/advisors/gone.png is an image that does not exist',
      'is a portrait that no advisor has',
    ]);
  });
});
