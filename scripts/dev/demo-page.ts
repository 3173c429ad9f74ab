/** The page of the planning demo, with the script that loads it again after a change. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../lib/set-up.mjs';
import { reloadScript } from './live-reload.ts';

/** The demo's server fills in the placeholders. @param stream URL of the event stream of changes */
export async function writeDemoPage(folder: string, stream: string): Promise<void> {
  const page = await readFile(join(root, 'planning-demo/index.html'), 'utf8');
  const script = `<script nonce="%NONCE%">${reloadScript(stream)}</script>`;
  await mkdir(join(folder, 'planning-demo'), { recursive: true });
  await writeFile(
    join(folder, 'planning-demo/index.html'),
    page.replace('</body>', () => `${script}</body>`),
  );
}
