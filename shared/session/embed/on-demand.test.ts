// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { LoaderSettings, ModuleEntry } from '#loader/portico.types.ts';
import { createOnDemand, moduleList } from './on-demand.ts';

const entry: ModuleEntry = { url: '/box.js', integrity: 'sha256-x', imports: [] };
const settings: LoaderSettings = {
  version: '1',
  baseUrl: 'https://id.example',
  clientId: 'c',
  session: entry,
  modules: { url: 'https://id.example/modules.json', integrity: 'sha256-list' },
};
const preload = vi.fn(async () => undefined);
const load = vi.fn(async () => undefined as never);
const loader = { preload, load };

afterEach(() => {
  document.body.replaceChildren();
  vi.clearAllMocks();
});

describe('modules on demand', () => {
  it('are listed by a file that is proved by its hash, asked for once, and again after a failure', async () => {
    const get = vi
      .fn<typeof fetch>()
      .mockRejectedValueOnce(new TypeError('offline'))
      .mockResolvedValue(Response.json({ 'sign-up': entry }));
    const { verifyIntegrity } = createOnDemand(moduleList(settings, get), loader);
    await expect(verifyIntegrity('sign-up')).rejects.toThrow('offline');
    await verifyIntegrity('sign-up');
    await verifyIntegrity('sign-up');
    expect(get).toHaveBeenCalledTimes(2);
    expect(get).toHaveBeenLastCalledWith('https://id.example/modules.json', {
      integrity: 'sha256-list',
      credentials: 'omit',
    });
    expect(preload).toHaveBeenCalledWith(entry);
    await expect(verifyIntegrity('nothing')).rejects.toThrow('no module "nothing"');
  });

  it('reports a list that the server does not give', async () => {
    const get = vi.fn<typeof fetch>().mockResolvedValue(new Response('', { status: 503 }));
    await expect(moduleList(settings, get)()).rejects.toThrow('503');
  });
});

describe('an element over the page', () => {
  const create = () => createOnDemand(async () => ({ box: entry }), loader);
  const shown = () => document.querySelectorAll('portico-box');

  it('is one, shows what was asked for last, and goes when it says that it was closed', async () => {
    const { show } = create();
    const session = {};
    await show('box', { session }, { page: 'users' });
    await show('box', { session }, { page: 'profile' });
    expect(shown()).toHaveLength(1);
    expect(shown()[0]).toMatchObject({ session });
    expect(shown()[0]!.getAttribute('page')).toBe('profile');
    shown()[0]!.dispatchEvent(new CustomEvent('portico:close'));
    expect(shown()).toHaveLength(0);
    await show('box', { session }, {});
    expect(shown()[0]!.hasAttribute('page')).toBe(false);
  });

  it('does not come when it was hidden while it was on its way', async () => {
    const { show, hide } = create();
    const coming = show('box', {}, {});
    hide('box');
    await coming;
    expect(shown()).toHaveLength(0);
  });
});
