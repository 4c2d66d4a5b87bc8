import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Offline copies of visited pages, or, when not `enabled`, the removal of those that browsers still hold. */
export default function offlinePlugin(_: LoadContext, {enabled}: {enabled: boolean}): Plugin {
  return {
    name: 'offline',
    getClientModules: () => (enabled ? [path.join(__dirname, 'register.ts')] : []),
    async postBuild({outDir}) {
      const worker = path.join(__dirname, enabled ? 'worker.js' : 'killer.js');
      await fs.copyFile(worker, path.join(outDir, 'sw.js'));
    },
  };
}
