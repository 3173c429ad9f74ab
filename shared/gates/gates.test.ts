import { describe, expect, it, vi } from 'vitest';
import { multiFactorClass } from '#shared/lib/authentication-class.ts';
import { createGates } from './gates.ts';
import { ada, contextWith, fakePage } from './testing/fake-page.ts';

function start() {
  const page = fakePage();
  return { page, gates: createGates(page.inputs, page.portico) };
}

describe('checks', () => {
  it('wait for the signed-in user', async () => {
    const { page, gates } = start();
    await expect(gates.isAuthorized({ permissions: ['plans.read'] })).resolves.toMatchObject({
      isAuthorized: false,
      why: 'signed-out',
    });
    page.signIn(ada);
    await expect(gates.isAuthorized({ permissions: ['plans.read'] })).resolves.toMatchObject({ isAuthorized: true });
    await expect(gates.isSignedIn()).resolves.toBe(true);
  });

  it('of factors read the claims of the sign-in', async () => {
    const { page, gates } = start();
    await expect(gates.isSteppedUp()).resolves.toEqual({ isSteppedUp: false, why: 'signed-out' });
    page.signIn(ada, { acr: multiFactorClass, amr: ['mfa', 'otp'], auth_time: page.state.now.getTime() / 1000 - 10 });
    await expect(gates.isSteppedUp({ maxAge: 10 })).resolves.toMatchObject({ isSteppedUp: true, age: 10 });
    await expect(gates.isSteppedUp({ maxAge: 9 })).resolves.toMatchObject({ why: 'too-old' });
  });
});

describe('names unknown to the server', () => {
  it('are reported once, with the closest match, in development', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const page = fakePage();
    const gateNames = { features: ['export'], permissions: ['plans.read', 'plans.write', 'tasks.*'] };
    const gates = createGates({ ...page.inputs, entitlementsEnabled: true, gateNames }, page.portico);
    await gates.isAuthorized({ permissions: ['plans.raed', 'plans.write', 'tasks.close'] });
    await gates.isAuthorized({ permissions: ['plans.raed'] });
    await gates.isEntitledTo({ feature: 'reporting' });
    expect(warn.mock.calls.map(([text]) => text as string)).toEqual([
      '[portico] The server has no permission "plans.raed", so its gate stays closed. Did you mean "plans.read"?',
      '[portico] The server has no feature "reporting", so its gate stays closed. See the configuration of the server.',
    ]);
    await start().gates.isAuthorized({ permissions: ['plans.raed'] });
    expect(warn).toHaveBeenCalledTimes(2);
    warn.mockRestore();
  });
});

describe('entitlements', () => {
  it('8 have to be enabled first', async () => {
    const { page, gates } = start();
    page.state.entitlementsEnabled = false;
    page.signIn(ada);
    await expect(gates.isEntitledTo({ feature: 'export' })).rejects.toMatchObject({
      message: 'You must first enable entitlements via Portico options to use this function.',
      errorCode: 'entitlements-not-enabled',
    });
    expect(page.entitlements).not.toHaveBeenCalled();
  });

  it('are not fetched while no user is signed in', async () => {
    const { page, gates } = start();
    await expect(gates.isEntitledTo({ feature: 'export' })).resolves.toEqual({
      isEntitled: false,
      why: 'signed-out',
      steps: [],
    });
    expect(page.entitlements).not.toHaveBeenCalled();
  });

  it('are fetched once, and again after each change of the session', async () => {
    const { page, gates } = start();
    page.signIn(ada);
    page.entitlements.mockResolvedValue(contextWith('export'));
    const both = await Promise.all([
      gates.isEntitledTo({ feature: 'export' }),
      gates.isEntitledTo({ feature: 'reports' }),
    ]);
    expect(both.map(({ isEntitled }) => isEntitled)).toEqual([true, false]);
    expect(page.entitlements).toHaveBeenCalledTimes(1);
    page.entitlements.mockResolvedValue(contextWith('reports'));
    page.signIn({ ...ada, tenantId: 't2' });
    await expect(gates.isEntitledTo({ feature: 'reports' })).resolves.toMatchObject({ isEntitled: true });
    expect(page.entitlements).toHaveBeenCalledTimes(2);
  });

  it('are kept while the server is unreachable, but never for another tenant', async () => {
    const { page, gates } = start();
    page.signIn(ada);
    page.entitlements.mockResolvedValueOnce(contextWith('export'));
    await gates.isEntitledTo({ feature: 'export' });
    page.entitlements.mockRejectedValue(new Error('away'));
    page.signIn(ada);
    await expect(gates.isEntitledTo({ feature: 'export' })).resolves.toMatchObject({ isEntitled: true });
    page.signIn({ ...ada, tenantId: 't2' });
    await expect(gates.isEntitledTo({ feature: 'export' })).resolves.toEqual({
      isEntitled: false,
      why: 'unavailable',
      steps: [],
    });
    page.entitlements.mockResolvedValue(contextWith('export'));
    await expect(gates.isEntitledTo({ feature: 'export' })).resolves.toMatchObject({ isEntitled: true });
  });

  it('can use attributes of the user and the page', async () => {
    const { page, gates } = start();
    page.signIn(ada, { email: ada.email, metadata: { region: 'eu' } });
    const conditions = [
      { attribute: 'frontegg.userId', negate: false, op: 'in_list', value: { list: ['ada'] } },
      { attribute: 'frontegg.email', negate: false, op: 'ends_with', value: { list: ['@acme.example'] } },
      { attribute: 'frontegg.tenantId', negate: false, op: 'in_list', value: { list: ['t1'] } },
      { attribute: 'jwt.metadata.region', negate: false, op: 'in_list', value: { list: ['eu'] } },
      { attribute: 'seats', negate: false, op: 'equal', value: { number: 5 } },
    ];
    const featureFlag = {
      on: true,
      offTreatment: 'false',
      defaultTreatment: 'false',
      rules: [{ conditionLogic: 'and', conditions, treatment: 'true' }],
    } as const;
    const context = contextWith('export');
    Object.assign(context.features['export']!, { expireTime: null, featureFlag });
    page.entitlements.mockResolvedValue(context);
    await expect(gates.isEntitledTo({ feature: 'export', attributes: { seats: 5 } })).resolves.toMatchObject({
      isEntitled: true,
      why: 'flag',
    });
    await expect(gates.isEntitledTo({ feature: 'export', attributes: { seats: 6 } })).resolves.toMatchObject({
      isEntitled: false,
    });
  });
});

it('notifies of changes until unsubscribed', () => {
  const { page, gates } = start();
  const [heard, stopped] = [vi.fn(), vi.fn()];
  gates.onChange(heard);
  gates.onChange(stopped)();
  page.signIn(ada);
  page.signOut();
  expect([heard.mock.calls.length, stopped.mock.calls.length]).toEqual([2, 0]);
});
