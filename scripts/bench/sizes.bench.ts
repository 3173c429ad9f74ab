import { readFile } from 'node:fs/promises';
import { get } from 'node:http';
import { join } from 'node:path';
import { withLongestLanguage } from '#scripts/checks/sizes.ts';
import { root } from '#scripts/lib/set-up.mjs';
import type { Manifest } from '#scripts/manifest.ts';
import type { Bench, Row } from './bench.types.ts';
import type { PorticoProcess } from './portico-process.ts';

/** Kilobytes of 1024 bytes after brotli; the gate in `npm run check` holds the build to them. */
const goals = { loader: 3, wire: 4, 'first-form': 86, 'login-box': 103, session: 12 };

/** What a browser loads. */
export const sizesBench: Bench = {
  name: 'sizes',
  async run({ portico }) {
    const manifest = JSON.parse(await readFile(join(root, 'dist', 'manifest.json'), 'utf8')) as Manifest;
    const rows = [
      sizeRow('loader', manifest.loader?.brotli ?? 0, goals.loader),
      sizeRow(
        'loader as it comes over the wire, with the settings of its client',
        await wireSize(await portico()),
        goals.wire,
      ),
      sizeRow('login box, its first form', entryBytes(manifest, 'login-box'), goals['first-form']),
      sizeRow(
        'login box, all that a sign-in by password needs, longest language',
        withLongestLanguage(manifest) ?? 0,
        goals['login-box'],
      ),
      sizeRow('session client, after the loader', entryBytes(manifest, 'session'), goals.session),
    ];
    return { rows, raw: { files: manifest.files, loader: manifest.loader } };
  },
};

/** Bytes of the script's body as a browser gets them. */
async function wireSize({ baseUrl, site }: PorticoProcess): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  get(`${baseUrl}/portico.js?client=${site.clientId}`, { headers: { 'accept-encoding': 'br' } }, (response) => {
    let bytes = 0;
    response
      .on('data', (chunk: Buffer) => (bytes += chunk.length))
      .on('end', () =>
        resolve(response.statusCode === 200 && response.headers['content-encoding'] === 'br' ? bytes : 0),
      )
      .on('error', reject);
  }).on('error', reject);
  return await promise;
}

function entryBytes({ entries, files }: Manifest, name: string): number {
  const entry = entries[name];
  return entry ? [entry.file, ...entry.imports].reduce((sum, file) => sum + (files[file]?.brotli ?? 0), 0) : 0;
}

function sizeRow(what: string, bytes: number, most: number): Row {
  return {
    what: `size, ${what}`,
    measured: `${(bytes / 1024).toFixed(1)} KB`,
    goal: `≤ ${most} KB`,
    passed: bytes > 0 && bytes <= most * 1024,
  };
}
