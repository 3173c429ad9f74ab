// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GateVerdict, PorticoGateElement } from '#loader/portico.types.ts';
import { multiFactorClass } from '#shared/lib/authentication-class.ts';
import { defineGateElements } from './gate-elements.ts';
import { createGates } from './gates.ts';
import { ada, contextWith, fakePage } from './testing/fake-page.ts';

let page: ReturnType<typeof fakePage>;

beforeEach(() => {
  page = fakePage();
  defineGateElements(createGates(page.inputs, page.portico));
});
afterEach(() => document.body.replaceChildren());

const settle = async (): Promise<void> => void (await new Promise((resolve) => setTimeout(resolve)));

async function put(name: string, attributes: Record<string, string> = {}): Promise<PorticoGateElement> {
  const gate = document.createElement(`portico-${name}`) as PorticoGateElement;
  for (const [key, value] of Object.entries(attributes)) gate.setAttribute(key, value);
  document.body.append(gate);
  await settle();
  return gate;
}

const stateOf = (gate: HTMLElement) => [
  gate.dataset['state'],
  gate.dataset['why'],
  gate.shadowRoot?.querySelector('slot')?.name,
];
const stepped = () => ({ acr: multiFactorClass, amr: ['mfa', 'otp'], auth_time: page.state.now.getTime() / 1000 });

describe('a gate', () => {
  it('shows the loading slot, then the slot of the result, and follows the session', async () => {
    const gate = document.createElement('portico-signed-in');
    document.body.append(gate);
    expect(stateOf(gate)).toEqual(['pending', 'asking', 'pending']);
    await settle();
    expect(stateOf(gate)).toEqual(['closed', 'signed-out', 'fallback']);
    page.signIn(ada);
    await settle();
    expect(stateOf(gate)).toEqual(['open', 'signed-in', '']);
    page.signOut();
    await settle();
    expect(stateOf(gate)).toEqual(['closed', 'signed-out', 'fallback']);
  });

  it('fires an event only when its result changes', async () => {
    const heard: GateVerdict[] = [];
    const listen = (event: CustomEvent<GateVerdict>) => void heard.push(event.detail);
    document.body.addEventListener('portico:gate', listen);
    await put('signed-in');
    page.signIn(ada);
    await settle();
    page.signIn(ada);
    await settle();
    document.body.removeEventListener('portico:gate', listen);
    expect(heard).toEqual([
      { isOpen: false, why: 'signed-out' },
      { isOpen: true, why: 'signed-in' },
    ]);
  });

  it('stops evaluating when removed from the page, and resumes when added again', async () => {
    const gate = await put('signed-in');
    gate.remove();
    page.signIn(ada);
    await settle();
    expect(gate.dataset['state']).toBe('closed');
    document.body.append(gate);
    await settle();
    expect(gate.dataset['state']).toBe('open');
  });

  it('renders the latest result, whatever order results arrive in', async () => {
    page.signIn(ada);
    let answerFirst: (context: ReturnType<typeof contextWith>) => void = () => {};
    page.entitlements.mockReturnValueOnce(new Promise((resolve) => (answerFirst = resolve)));
    page.entitlements.mockResolvedValue(contextWith());
    const gate = await put('entitled', { feature: 'export' });
    page.signIn({ ...ada, tenantId: 't2' });
    await settle();
    answerFirst(contextWith('export'));
    await settle();
    expect(stateOf(gate)).toEqual(['closed', 'missing-feature', 'fallback']);
  });
});

describe('portico-signed-out', () => {
  it('is open while no user is signed in', async () => {
    const gate = await put('signed-out');
    expect(gate.dataset['state']).toBe('open');
    page.signIn(ada);
    await settle();
    expect(gate.dataset['state']).toBe('closed');
  });
});

describe('portico-authorized', () => {
  it.each([
    [{ permissions: 'bills.read, plans.read' }, 'open', 'permission'],
    [{ permissions: 'bills.read' }, 'closed', 'missing-permission'],
    [{ permissions: 'plans.read', roles: 'admin' }, 'closed', 'missing-role'],
    [{ roles: 'admin planner' }, 'open', 'role'],
    [{ roles: ' , ' }, 'closed', 'nothing-asked'],
  ])('with %j is %s: %s', async (attributes, state, why) => {
    page.signIn(ada);
    expect(stateOf(await put('authorized', attributes as Record<string, string>)).slice(0, 2)).toEqual([state, why]);
  });

  it('re-evaluates when its attributes change', async () => {
    page.signIn(ada);
    const gate = await put('authorized', { permissions: 'bills.read' });
    gate.setAttribute('permissions', 'plans.read');
    await settle();
    expect(gate.dataset['state']).toBe('open');
  });
});

describe('portico-entitled', () => {
  it('checks a feature or a permission, with attributes from the page', async () => {
    page.signIn(ada);
    const context = contextWith('export');
    context.plans = {
      pro: {
        defaultTreatment: 'false',
        rules: [
          {
            conditionLogic: 'and',
            treatment: 'true',
            conditions: [{ attribute: 'seats', negate: false, op: 'equal', value: { number: 5 } }],
          },
        ],
      },
    };
    context.features['reports'] = { planIds: ['pro'], expireTime: null, linkedPermissions: [] };
    context.permissions = { 'plans.read': true };
    page.entitlements.mockResolvedValue(context);
    expect((await put('entitled', { feature: 'export' })).dataset['why']).toBe('grant');
    expect((await put('entitled', { permission: 'plans.read' })).dataset['why']).toBe('held');
    const gate = await put('entitled', { feature: 'reports' });
    expect(gate.dataset['why']).toBe('missing-feature');
    gate.entitlementAttributes = { seats: 5 };
    await settle();
    expect(stateOf(gate)).toEqual(['open', 'plan', '']);
    expect(gate.entitlementAttributes).toEqual({ seats: 5 });
  });

  it('stays closed with an error where entitlements are not enabled', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    page.state.entitlementsEnabled = false;
    page.signIn(ada);
    expect(stateOf(await put('entitled', { feature: 'export' })).slice(0, 2)).toEqual([
      'closed',
      'entitlements-not-enabled',
    ]);
    expect(error).toHaveBeenCalledOnce();
    error.mockRestore();
  });
});

describe('4.4 portico-stepped-up', () => {
  it('redirects to step-up once, and not while no user is signed in', async () => {
    const gate = await put('stepped-up', { 'max-age': '300' });
    expect([gate.dataset['why'], page.stepUp.mock.calls]).toEqual(['signed-out', []]);
    page.signIn(ada, { amr: ['pwd'] });
    await settle();
    page.signIn(ada, { amr: ['pwd'] });
    await settle();
    expect(stateOf(gate)).toEqual(['closed', 'one-factor', 'fallback']);
    expect(page.stepUp.mock.calls).toEqual([[{ maxAge: 300 }]]);
  });

  it('does not redirect when the page prevents it', async () => {
    page.signIn(ada, { amr: ['pwd'] });
    const asked: unknown[] = [];
    const prevent = (event: CustomEvent<{ maxAge: number | undefined }>) => {
      asked.push(event.detail);
      event.preventDefault();
    };
    document.body.addEventListener('portico:step-up-required', prevent);
    await put('stepped-up');
    document.body.removeEventListener('portico:step-up-required', prevent);
    expect([asked, page.stepUp.mock.calls]).toEqual([[{ maxAge: undefined }], []]);
  });

  it('does not redirect again when the user came back without the factor', async () => {
    page.state.stepUpIsOpen = true;
    page.signIn(ada, { amr: ['pwd'] });
    await put('stepped-up');
    expect(page.stepUp).not.toHaveBeenCalled();
  });

  it('closes when the factor becomes too old, and redirects again', async () => {
    page.signIn(ada, stepped());
    const gate = await put('stepped-up', { 'max-age': '300' });
    expect(gate.dataset['state']).toBe('open');
    const [timer] = page.timers;
    expect(timer?.milliseconds).toBe(301_000);
    page.state.now = new Date(page.state.now.getTime() + 301_000);
    timer!.callback();
    await settle();
    expect(gate.dataset['why']).toBe('too-old');
    expect(page.stepUp).toHaveBeenCalledOnce();
  });

  it('sets no timer without a maximum age or after removal from the page', async () => {
    page.signIn(ada, stepped());
    await put('stepped-up', { 'max-age': 'soon' });
    expect(page.timers).toEqual([]);
    (await put('stepped-up', { 'max-age': '60' })).remove();
    expect(page.timers).toEqual([]);
  });
});
