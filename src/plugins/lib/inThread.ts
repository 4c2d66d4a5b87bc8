import path from 'node:path';
import {Worker} from 'node:worker_threads';

/**
 * Runs the default export of a module, by its path, in a separate thread: beside the others, and with a memory that the
 * collector need not search together with the whole site's. `task` is plain data. Rejects with what is thrown there, and
 * if the thread ends without having done its work: one that waits for a program that was stopped does so without a word.
 */
export async function inThread(module: string, task: object): Promise<void> {
  const worker = new Worker(path.join(__dirname, 'thread.mjs'), {workerData: {module, task}});
  return new Promise((resolve, reject) => {
    let done = false;
    worker.on('message', () => (done = true));
    worker.on('error', reject);
    worker.on('exit', (code) => {
      if (done) {
        resolve();
        return;
      }
      reject(
        new Error(
          `${module} ended before its work was done (exit code ${code}). A program that it uses was probably stopped because memory ran out: close other programs, or build on a machine with more memory, and build again.`,
        ),
      );
    });
  });
}
