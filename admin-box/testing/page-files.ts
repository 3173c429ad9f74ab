import { globSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** The module of the page with a path under `admin-box/pages`. @throws if there is none, or more than one */
export function pageFile(path: string): string {
  const [file, ...more] = globSync(`admin-box/pages/*/${path}.page.tsx`, { cwd: root });
  if (!file || more.length > 0) throw new Error(`No single file ${path}.page.tsx lies below admin-box/pages`);
  return file;
}
