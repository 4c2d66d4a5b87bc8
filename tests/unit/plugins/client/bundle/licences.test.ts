/** @jest-environment node */
import {licencesText} from '@site/src/plugins/client/bundle/licences';

test('packages with the same licence share its text, and one without a text names its licence', () => {
  const made = (name: string, licenseText: string | null) => ({
    name,
    directory: `/no/such/folder/${name}`,
    packageJson: {version: '1.2.3'},
    licenseId: 'MIT',
    licenseText,
  });
  const text = licencesText([made('b', 'Be kind.'), made('a', 'Be kind.\n'), made('c', null)]);
  expect(text.match(/Be kind\./g)).toHaveLength(1);
  expect(text).toContain('a 1.2.3: MIT\nb 1.2.3: MIT\n\nBe kind.\n');
  expect(text).toContain('c 1.2.3: MIT\n\nMIT, by its package.json');
});
