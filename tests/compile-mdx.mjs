// Compiles MDX given on standard input as a JSON list of sources; prints the function bodies as a JSON list.
// Run as a separate process, because the compiler is an ES module and Jest's modules are not.
import {compile} from '@mdx-js/mdx';

let input = '';
for await (const chunk of process.stdin) {
  input += chunk;
}
const bodies = [];
for (const source of JSON.parse(input)) {
  bodies.push(String(await compile(source, {outputFormat: 'function-body'})));
}
process.stdout.write(JSON.stringify(bodies));
