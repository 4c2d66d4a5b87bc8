import fs from 'node:fs';
import path from 'node:path';

/**
 * Changes one place of a copied project; gives the function that changes it back, or nothing where the text is not
 * there exactly once, which is an error of the mutant: the source has moved on.
 */
export function apply(folder, {file, from, to}) {
  const name = path.join(folder, file);
  const text = fs.existsSync(name) ? fs.readFileSync(name, 'utf8') : '';
  if (text.split(from).length !== 2) {
    return undefined;
  }
  fs.writeFileSync(
    name,
    text.replace(from, () => to),
  );
  return () => fs.writeFileSync(name, text);
}
