import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

/** What is used of the bundler's compiler and of Docusaurus' manifest, which have no types here. */
interface ChunkGroup {
  origins: readonly {request?: string}[];
  chunks: readonly {files: Iterable<string>}[];
}
interface Compiler {
  hooks: {afterEmit: {tap: (name: string, run: (compilation: {chunkGroups: ChunkGroup[]}) => void) => void}};
}
const manifestSchema = z.looseObject({
  origins: z.record(z.string(), z.array(z.string())),
  assets: z.record(z.string(), z.record(z.string(), z.array(z.looseObject({file: z.string()})))),
});

/**
 * While it prerenders, Docusaurus asks its manifest for the stylesheets and scripts of every module a route imports, by
 * the name in the import. But the manifest lists files by the name of the chunk only, so that no page would know of more
 * than the entry's own. This bundler plugin adds the missing names once the manifest is written.
 */
export class RouteFiles {
  constructor(private readonly manifestFile: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap(RouteFiles.name, ({chunkGroups}) => {
      const manifest = manifestSchema.parse(JSON.parse(fs.readFileSync(this.manifestFile, 'utf8')));
      for (const {origins, chunks} of chunkGroups) {
        const files = chunks.flatMap(({files}) => [...files]).filter((file) => /\.(?:css|js)$/.test(file));
        for (const file of files) {
          manifest.assets[file] ??= {[path.extname(file).slice(1)]: [{file}]};
        }
        for (const {request} of origins) {
          if (request !== undefined) {
            manifest.origins[request] ??= files;
          }
        }
      }
      fs.writeFileSync(this.manifestFile, JSON.stringify(manifest));
    });
  }
}
