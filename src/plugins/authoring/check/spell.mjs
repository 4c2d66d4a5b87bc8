// Spells texts given on standard input as a JSON list of `{file, text}` and prints a JSON list of
// `{file, index, word, suggestions}`. A process of its own, because cspell's library is an ES module, which neither
// Docusaurus' loader nor Jest can import.
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {loadConfig, spellCheckDocument, suggestionsForWord} from 'cspell-lib';

/** Suggestions take long: the first misspellings get them, so that a report of hundreds still comes at once. */
const WITH_SUGGESTIONS = 10;
const SUGGESTIONS = 3;
const root = path.resolve(import.meta.dirname, '../../../..');
const settings = await loadConfig(path.join(root, 'cspell.json'));

let input = '';
for await (const chunk of process.stdin) {
  input += chunk;
}
const found = [];
for (const {file, text} of JSON.parse(input)) {
  const {issues} = await spellCheckDocument(
    {
      uri: pathToFileURL(path.join(root, file)).href,
      text,
      languageId: /\.tsx?$/.test(file) ? 'typescriptreact' : 'plaintext',
    },
    {generateSuggestions: false, noConfigSearch: true},
    settings,
  );
  for (const {text: word, offset: index} of issues) {
    const given =
      found.length < WITH_SUGGESTIONS
        ? await suggestionsForWord(
            word,
            {numSuggestions: SUGGESTIONS, locale: 'en-GB', ignoreCase: true},
            settings,
          )
        : {suggestions: []};
    found.push({
      file,
      index,
      word,
      suggestions: given.suggestions.slice(0, SUGGESTIONS).map((suggestion) => suggestion.word),
    });
  }
}
process.stdout.write(JSON.stringify(found));
