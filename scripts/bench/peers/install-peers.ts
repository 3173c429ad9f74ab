import { access, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '#scripts/lib/set-up.mjs';
import { runTool } from '#scripts/lib/run-tool.ts';

/** Packages that Portico is compared with. They are needed for nothing else, so they are no dependencies of the project. */
const peer = { name: 'better-auth', version: '1.7.25' };

/** @returns the folder that holds it; @throws Error with what npm wrote, when it cannot be had */
export async function installPeers(): Promise<string> {
  const folder = join(root, '.cache', 'peers', `${peer.name}-${peer.version}`);
  const isThere = await access(join(folder, 'node_modules', peer.name)).then(
    () => true,
    () => false,
  );
  if (isThere) return folder;
  await mkdir(folder, { recursive: true });
  const { code, output } = await runTool(
    'npm',
    ['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', `${peer.name}@${peer.version}`],
    folder,
  );
  if (code !== 0) throw new Error(`${peer.name} could not be installed: ${output}`);
  return folder;
}
