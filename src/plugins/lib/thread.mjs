// A thread that runs one step of a build: the default export of a module, with what it is given. Says when it is done.
import {parentPort, workerData} from 'node:worker_threads';
import {loaderFor} from './loadTypeScript.mjs';

await loaderFor(import.meta.filename)(workerData.module).default(workerData.task);
parentPort.postMessage('done');
