/** A worker that draws the first form with the renderer of the build in `workerData`, and answers with it. */
import { parentPort, workerData } from 'node:worker_threads';
import { prerenderFirstForm } from '../lib/first-form.ts';

parentPort!.postMessage(await prerenderFirstForm(String(workerData)));
