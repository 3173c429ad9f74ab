/** Fetches modules with their integrity: `import()` itself knows none. */
import type { ModuleAddress, ModuleEntry } from './portico.types.ts';

export interface Modules {
  /** Starts to fetch a module and its imports. Resolves when all of them are there and unaltered. */
  preload(entry: ModuleEntry): Promise<unknown>;
  /** Imports a module once it is proved; `ready` holds back its evaluation. */
  load<Module>(entry: ModuleEntry, ready?: Promise<unknown>): Promise<Module>;
}

export function createModules(nonce: string | undefined): Modules {
  const tries: Record<string, number> = {};

  const prove = ({ url, integrity }: ModuleAddress): Promise<unknown> =>
    new Promise((onload, reject) => {
      const link = document.createElement('link');
      Object.assign(link, { rel: 'modulepreload', crossOrigin: '', integrity, nonce, onload, href: url });
      link.onerror = () => reject(new Error(`Not loaded, or altered: ${url}`));
      document.head.append(link);
    });
  const preload = (entry: ModuleEntry): Promise<unknown> => Promise.all([entry, ...entry.imports].map(prove));

  return {
    preload,
    async load(entry, ready) {
      const attempt = (tries[entry.url] = (tries[entry.url] ?? 0) + 1);
      // Browsers remember that a module failed, by its address.
      const url = attempt > 1 ? `${entry.url}?retry=${attempt}` : entry.url;
      await preload({ ...entry, url });
      await ready;
      const module: unknown = await import(/* @vite-ignore */ url);
      // Asked for again, it is the same one.
      tries[entry.url] = attempt - 1;
      return module as never;
    },
  };
}
