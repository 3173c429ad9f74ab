/** Fetches modules with their integrity: `import()` itself knows none. */
import type { ModuleAddress, ModuleEntry } from './portico.types.ts';

export interface Modules {
  /** Starts to fetch a module and its imports. Resolves when all of them are there and unaltered; rejects with the event of the one that is not. */
  preload(entry: ModuleEntry): Promise<unknown>;
  /** Imports a module once it is proved; `ready` holds back its evaluation. */
  load<Module>(entry: ModuleEntry, ready?: Promise<unknown>): Promise<Module>;
}

export function createModules(nonce: string | undefined): Modules {
  const queries: Record<string, string> = {};
  let failures = 0;

  const loadVerified = ({ url: href, integrity }: ModuleAddress): Promise<unknown> =>
    new Promise((onload, onerror) => {
      const link = document.createElement('link');
      document.head.append(
        Object.assign(link, { rel: 'modulepreload', crossOrigin: '', integrity, nonce, onload, onerror, href }),
      );
    });
  const preload = (entry: ModuleEntry): Promise<unknown> => Promise.all([entry, ...entry.imports].map(loadVerified));

  return {
    preload,
    async load(entry, ready) {
      const url = entry.url + (queries[entry.url] ?? '');
      try {
        await preload({ ...entry, url });
        await ready;
        return (await import(/* @vite-ignore */ url)) as never;
      } catch (error) {
        // Browsers remember that a module failed, by its address.
        queries[entry.url] = `?retry=${++failures}`;
        throw error;
      }
    },
  };
}
