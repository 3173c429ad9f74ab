/** The first form of the login box, which the loader carries: drawn again whenever the server renderer has changed. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Plugin } from 'esbuild';
import type { CompactFirstForm } from '#loader/prerender/first-form.ts';

const mark = '__PORTICO_FIRST_FORM__';

export interface FirstForm {
  /** Writes the form into the loader. */
  plugin: Plugin;
  /**
   * Draws the form with the renderer of a build where anything that it is made from has changed.
   *
   * @returns whether the form is another than before
   */
  update(folder: string, changed: ReadonlySet<string> | undefined): Promise<boolean>;
  /** Rules of the form. */
  css(): string;
}

export function watchFirstForm(): FirstForm {
  let form: CompactFirstForm | undefined;
  let renderer = '';
  return {
    plugin: {
      name: 'first-form',
      setup(build) {
        build.onLoad({ filter: /[\\/]loader[\\/]paint\.ts$/ }, async ({ path }) => ({
          contents: (await readFile(path, 'utf8')).replace(`= ${mark};`, () => `= ${JSON.stringify(form)};`),
          loader: 'ts',
        }));
      },
    },
    async update(folder, changed) {
      const now = createHash('sha256')
        .update(await readFile(join(folder, 'server', 'login-box.js')))
        .digest('hex');
      const prerenderChanged = [...(changed ?? [])].some((path) => path.startsWith('loader/prerender/'));
      if (now === renderer && !prerenderChanged) return false;
      const before = JSON.stringify(form);
      form = await drawAside(folder);
      renderer = now;
      return JSON.stringify(form) !== before;
    },
    css: () => form?.[0] ?? '',
  };
}

/** In a thread that ends with its answer: a module that was imported once would stay as it was, and stay in memory. */
function drawAside(folder: string): Promise<CompactFirstForm> {
  const worker = new Worker(new URL('draw-first-form.ts', import.meta.url), { workerData: folder });
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`Drawing the first form ended with ${code}`)));
  });
}
