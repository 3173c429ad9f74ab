/** Tells of changes to source files, in batches. */
import { readdirSync, statSync, watch, type FSWatcher } from 'node:fs';
import { join } from 'node:path';
import { slashed } from './bundles.ts';

/** Editors write a file in several steps, and a checkout changes many: this long nothing must happen. Milliseconds. */
const debounceMs = 40;

const source = /\.(?:[cm]?tsx?|mjs|json|html|css|txt)$/;
/** Not part of what runs: changing a test restarts nothing. */
const unused = /\.test\.tsx?$|\.e2e\.ts$/;

/**
 * @param folders below `root`
 * @param onChange paths below `root`, with `/`; called again only when more changes have come
 * @returns how to stop
 */
export function watchSources(
  root: string,
  folders: readonly string[],
  onChange: (changed: Set<string>) => void,
): () => void {
  let changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const report = (): void => {
    const batch = changed;
    changed = new Set();
    onChange(batch);
  };
  // One watcher for each folder: Node's recursive one watches each file on Linux, and loses those that an editor replaces.
  const watchers = new Map<string, FSWatcher>();
  const add = (folder: string, { reportFiles }: { reportFiles: boolean }): void => {
    if (watchers.has(folder)) return;
    const watcher = watch(join(root, folder), (_event, name) => {
      if (name !== null) onEvent(join(folder, name));
    });
    watcher.on('error', () => drop(folder));
    watchers.set(folder, watcher);
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      if (entry.isDirectory()) add(join(folder, entry.name), { reportFiles });
      else if (reportFiles) scheduleReport(join(folder, entry.name));
    }
  };
  const drop = (folder: string): void => {
    watchers.get(folder)?.close();
    watchers.delete(folder);
  };
  const onEvent = (path: string): void => {
    const stats = statSync(join(root, path), { throwIfNoEntry: false });
    // What is in a new folder may have been written before it was watched.
    if (stats?.isDirectory()) return add(path, { reportFiles: true });
    if (!stats) drop(path);
    scheduleReport(path);
  };
  const scheduleReport = (path: string): void => {
    if (!source.test(path) || unused.test(path)) return;
    changed.add(slashed(path));
    clearTimeout(timer);
    timer = setTimeout(report, debounceMs);
  };
  for (const folder of folders) add(folder, { reportFiles: false });
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers.values()) watcher.close();
  };
}
