import { describe, expect, it, vi } from 'vitest';
import { forgetPreview, PreviewNameMismatch, visitPreview } from '#shared/preview/preview-visits.ts';
import { startPreview } from './preview-double.ts';

const baseUrl = 'https://id.example';
let names = 0;

function double(options: Parameters<typeof startPreview>[1] = {}) {
  const place = {
    fetch: vi.fn(async () => new Response('the host’s own')),
    now: () => 1_700_000_000_000,
    show: vi.fn(async () => {}),
    hide: vi.fn(),
  };
  return { place, preview: startPreview({ baseUrl }, { name: `test-${(names += 1)}`, ...options }, place) };
}

const members = `${baseUrl}/team/resources/members/v1?pageSize=5`;

describe('the preview as a test double (admin portal, 4)', () => {
  it('somebody is signed in, with a token for a day that nobody accepts', async () => {
    const { preview } = double();
    expect(await preview.user()).toMatchObject({ email: 'ada@acme.example', permissions: [{ key: 'fe.*' }] });
    const [header = '', claims = '', signature] = (await preview.token())!.split('.');
    const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>;
    expect(read(header)).toMatchObject({ alg: 'none' });
    expect(read(claims)).toMatchObject({
      sub: 'user-0',
      iat: 1_700_000_000,
      exp: 1_700_086_400,
      permissions: ['fe.*'],
    });
    expect(signature).toBe('');
  });

  it('answers the identity server’s calls, prefixed ones too, and leaves all others alone', async () => {
    const { preview, place } = double();
    const answer = await preview.fetch(members);
    expect(answer.status).toBe(200);
    expect(((await answer.json()) as { items: unknown[] }).items).toHaveLength(5);
    expect((await preview.fetch(`${baseUrl}/frontegg/flags`)).status).toBe(200);
    expect(place.fetch).not.toHaveBeenCalled();
    expect(await (await preview.fetch('https://app.example/api/plans', { method: 'POST', body: '{}' })).text()).toBe(
      'the host’s own',
    );
    expect(place.fetch).toHaveBeenCalledWith('https://app.example/api/plans', { method: 'POST', body: '{}' });
  });

  it('refuses as the server would', async () => {
    const { preview } = double();
    const wrong = await preview.fetch(`${baseUrl}/identity/resources/users/v1/passwords/change`, {
      method: 'POST',
      body: JSON.stringify({ password: 'x', newPassword: 'y' }),
    });
    expect([wrong.status, await wrong.json()]).toEqual([
      400,
      { errors: ['password-wrong'], errorCode: 'password-wrong' },
    ]);
    expect((await preview.fetch(`${baseUrl}/nowhere`)).status).toBe(404);
  });

  it('keeps what was changed for the visit, by its name', async () => {
    const options = { name: 'kept' };
    const change = (name: string) => ({ method: 'PUT', body: JSON.stringify({ name }) });
    await double(options).preview.fetch(`${baseUrl}/identity/resources/users/v2/me`, change('Ada of the visit'));
    expect(await double(options).preview.user()).toMatchObject({ name: 'Ada of the visit' });
    double(options).preview.forget();
    expect(await double(options).preview.user()).toMatchObject({ name: 'Ada Nwosu' });
  });

  it('5 a name that was begun with another scenario throws', () => {
    double({ name: 'mine', scenario: 'reader' });
    expect(() => double({ name: 'mine', scenario: 'empty' })).toThrow(PreviewNameMismatch);
    expect(() => visitPreview('filled', { name: 'mine' })).toThrow('begun with the scenario "reader"');
    forgetPreview('mine');
    expect(visitPreview('empty', { name: 'mine' }).state.members).toEqual([]);
  });

  it('signs out and in again, and says so', async () => {
    const { preview } = double();
    const heard: unknown[] = [];
    for (const event of ['signed-in', 'signed-out'] as const)
      preview.on(event, (detail) => heard.push([event, detail]));
    await preview.logout();
    expect([await preview.user(), await preview.token()]).toEqual([null, null]);
    await preview.login();
    expect(heard).toMatchObject([
      ['signed-out', null],
      ['signed-in', { id: 'user-0' }],
    ]);
  });

  it('9 has the forced flags on, user names, and the usage page', async () => {
    const { preview } = double();
    const flags: unknown = await (await preview.fetch(`${baseUrl}/flags`)).json();
    expect(flags).toEqual(
      Object.fromEntries(
        [
          'admin_portal_ip_restrictions',
          'admin_portal_domain_restrictions',
          'new-mfa-pages',
          'show-passkeys-new',
          'groups-admin-box-new',
          'msp-all-accounts-new',
          'temporary-users',
          'user-names',
          'fe-usage-page',
        ].map((flag) => [flag, 'on']),
      ),
    );
  });

  it('opens the portal on its own data', async () => {
    const { preview, place } = double({ scenario: 'reader' });
    await preview.admin.show({ page: 'users' });
    expect(place.show).toHaveBeenCalledWith(
      { session: expect.objectContaining({ send: expect.any(Function) as unknown }) },
      { page: 'users', mode: 'dialog', preview: 'reader' },
    );
  });
});
