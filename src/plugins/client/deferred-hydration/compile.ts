import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {rspack} from '@docusaurus/faster';

/**
 * Bundles and minifies the boot script with the compiler that builds the site; gives its text.
 * `counts` as in boot/index.ts.
 */
export async function compileBoot(counts: boolean): Promise<string> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'boot-'));
  try {
    const compiler = rspack({
      mode: 'production',
      target: ['web', 'es2022'],
      entry: path.join(__dirname, 'boot/main.ts'),
      output: {path: folder, filename: 'boot.js'},
      plugins: [new rspack.DefinePlugin({COUNTS: String(counts)})],
      experiments: {rspackFuture: {bundlerInfo: {force: false}}},
      resolve: {extensions: ['.ts']},
      module: {
        rules: [
          {
            test: /\.ts$/,
            loader: 'builtin:swc-loader',
            options: {jsc: {target: 'es2022', parser: {syntax: 'typescript'}}},
          },
        ],
      },
    });
    const stats = await promisify(compiler.run.bind(compiler))();
    if (stats === undefined || stats.hasErrors()) {
      throw new Error(`The boot script does not compile:\n${stats?.toString('errors-only') ?? ''}`);
    }
    await promisify(compiler.close.bind(compiler))();
    // Type-checked code means the same in both modes, and each byte of it is in every page.
    return (await fs.readFile(path.join(folder, 'boot.js'), 'utf8')).trim().replace('"use strict";', '');
  } finally {
    await fs.rm(folder, {recursive: true, force: true});
  }
}
