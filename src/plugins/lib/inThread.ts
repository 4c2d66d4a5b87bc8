import path from 'node:path';
import {Worker} from 'node:worker_threads';

/**
 * Runs the default export of a module, by its path, in a thread of its own: beside the others, and with a memory that the
 * collector need not search together with the whole site's. `task` is plain data. Rejects with what is thrown there.
 */
export async function inThread(module: string, task: object): Promise<void> {
  const worker = new Worker(path.join(__dirname, 'thread.mjs'), {workerData: {module, task}});
  return new Promise((resolve, reject) => {
    worker.on('error', reject);
    worker.on('exit', () => resolve());
  });
}
