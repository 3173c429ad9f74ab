import { afterEach, describe, expect, it, vi } from 'vitest';
import type { PorticoContract } from '#shared/contract/index.ts';
import { createApi } from '#shared/api/api.ts';
import { saveCard } from '#shared/api/testing/save-card.ts';
import type { VisitSettings } from './preview-visits.ts';

/** A tab: its storage outlives the pages in it. */
function tab(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    clear: () => kept.clear(),
    key: () => null,
    get length() {
      return kept.size;
    },
  };
}

/** A page of the tab that was loaded just now. */
async function load(settings: VisitSettings & { scenario?: 'filled' | 'empty' } = {}) {
  vi.resetModules();
  const { visitPreview, forgetPreview } = await import('./preview-visits.ts');
  const preview = visitPreview(settings.scenario ?? 'filled', { name: 'mine', delays: false, ...settings });
  return { ...preview, api: createApi<PorticoContract>(preview.send), forget: () => forgetPreview('mine') };
}

async function change({ api }: Awaited<ReturnType<typeof load>>): Promise<string> {
  const { id } = await api.post('/identity/resources/roles/v2', { key: 'pilot', name: 'Pilot', permissionIds: [] });
  await api.post('/identity/resources/users/v2', { email: 'nadia@acme.example', roleIds: [id] });
  await api
    .delete('/identity/resources/roles/v1/{roleId}', undefined, { params: { roleId: 'role-nobody' } })
    .catch(() => {});
  await api.post('/identity/resources/users/bulk/v1/invite', { users: [{ email: 'list@acme.example' }] });
  await api.get('/identity/resources/users/bulk/v1/latest');
  return id;
}

afterEach(() => vi.useRealTimers());

describe('4 a visit to the preview', () => {
  it('finds after a reload what was changed before, with the same ids', async () => {
    const storage = tab();
    const before = await load({ storage });
    const id = await change(before);
    vi.useFakeTimers({ now: Date.now() + 3_600_000, toFake: ['Date'] });
    const after = await load({ storage });
    expect(after.state).toEqual(before.state);
    expect(after.state.members.find(({ email }) => email === 'nadia@acme.example')?.roleIds).toEqual([id]);
    await after.api.delete('/identity/resources/roles/v1/{roleId}', undefined, { params: { roleId: id } });
    expect((await load({ storage })).state.roles.map((role) => role.id)).not.toContain(id);
  });

  it('begins anew in another tab, under another scenario, and when it is forgotten', async () => {
    const storage = tab();
    const fresh = (await load({ storage: tab() })).state.members.length;
    await change(await load({ storage }));
    expect((await load({ storage })).state.members).toHaveLength(fresh + 2);
    expect((await load({ storage: tab() })).state.members).toHaveLength(fresh);
    expect((await load({ storage, scenario: 'empty' })).state.members).toEqual([]);
    (await load({ storage })).forget();
    expect(storage).toHaveLength(0);
  });

  it('keeps of a card what is shown of it alone', async () => {
    const storage = tab();
    const { api } = await load({ storage });
    await saveCard(api, '4929123412341881');
    expect(storage.getItem('portico-preview-mine')).not.toMatch(/492912341234|"123"/);
    const [card] = await (await load({ storage })).api.get('/subscriptions/resources/billing/payment-methods/v1');
    expect(card).toMatchObject({ brand: 'visa', last4: '1881' });
  });

  it('keeps no password, and goes on where the tab keeps nothing', async () => {
    const storage = tab();
    const { api } = await load({ storage });
    await api.post('/identity/resources/users/v1/passwords/change', {
      password: 'preview-password',
      newPassword: 'another-password',
    });
    expect(storage).toHaveLength(0);
    const refuse = (): never => {
      throw new Error('closed');
    };
    const page = await load({ storage: Object.assign(tab(), { getItem: refuse, setItem: refuse }) });
    await change(page);
    expect(page.state.roles.some(({ key }) => key === 'pilot')).toBe(true);
    storage.setItem('portico-preview-mine', '{broken');
    expect((await load({ storage })).state.members.length).toBeGreaterThan(0);
  });
});
