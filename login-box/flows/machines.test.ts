import { createActor, SimulatedClock, type AnyStateMachine, type StateValue } from 'xstate';
import { describe, expect, it } from 'vitest';
import { hostedSteps, type HostedFlow, type HostedPage } from '#shared/contract/sign-in/hosted-page.ts';
import { flowInput } from '#shared/flow/flow-setup.ts';
import type { Flow } from '#login-box/define-flow.tsx';
import { stepOf } from '#shared/flow/use-flow.ts';
import { hostedPage } from '#login-box/testing/flow-test-kit.ts';
import { loadAllFlows } from './flows.ts';

type Node = AnyStateMachine['root'];
type FlowName = Exclude<HostedFlow, 'notice'>;

/** Steps that the specification names, or that represent a state it describes (4.2 and 4.5). */
const specifiedSteps: Partial<Record<FlowName, string[]>> = {
  login: ['preLogin', 'loginWithPassword', 'redirectToSSO', 'loginWithSSOFailed', 'success'],
  'sign-up': ['SignUp', 'SignUpSuccess'],
  activate: ['activating', 'activatingForm', 'resend', 'success'],
  'forgot-password': ['forgotPassword', 'success'],
  'reset-password': ['resetPassword', 'success'],
  'accept-invitation': ['validating', 'pending', 'invalid', 'success', 'failed'],
  unlock: ['loading', 'success'],
  account: ['signedIn', 'signedOut'],
  passwordless: [
    'magicLinkPreLoginSuccess',
    'loginWithSmsOtc',
    'loginWithQuickSmsOtc',
    'loginWithOtc',
    'registerQuickLogin',
    'success',
  ],
  'magic-link': ['confirm', 'success'],
  'reset-phone': ['ResetPhoneNumber', 'VerifyResetPhoneNumber', 'ChangePhoneNumber'],
  'activate-code': ['activatingForm', 'success'],
  'invitation-code': ['validate', 'invalid', 'success', 'failed'],
  'breached-password': ['breachedPassword', 'breachedPasswordSuccess'],
  impersonate: ['checking', 'impersonating', 'success'],
  social: ['returning', 'verifyEmail', 'success'],
  mfa: ['verify', 'recoveryCode', 'authenticatorApp', 'smsVerifyCode', 'emailVerifyCode', 'noMFAEnrolledStepUp'],
  passkeys: ['promptPasskeys', 'success'],
  'mfa-set-up': ['forceTwoFactor', 'authenticatorApp', 'smsSetPhoneNumber', 'smsVerifyCode'],
};

const flows = (await loadAllFlows()).filter(([name]) => name !== 'notice') as [FlowName, Required<Flow>][];

function descendants(node: Node): Node[] {
  return Object.values<Node>(node.states).flatMap((child) => [child, ...descendants(child)]);
}

/** Transitions of a state and of those around it. */
function transitionsAround(node: Node): { eventType: string; target: readonly Node[] | undefined }[] {
  const own = [...(node.always ?? []), ...[...node.transitions.values()].flat()];
  const outer = node.parent ? transitionsAround(node.parent) : [];
  return [...own, ...outer];
}

/** Entering a state enters its initial child state. */
function entered(node: Node): Node[] {
  return [node, ...(node.initial?.target ?? []).flatMap(entered)];
}

function reachable(machine: AnyStateMachine): Set<string> {
  const seen = new Set<string>();
  const open = entered(machine.root);
  for (let node = open.pop(); node; node = open.pop()) {
    if (seen.has(node.id)) continue;
    seen.add(node.id);
    open.push(...transitionsAround(node).flatMap(({ target }) => (target ?? []).flatMap(entered)));
  }
  return seen;
}

function pageAt(flow: FlowName, step: string): HostedPage {
  return {
    ...hostedPage({ flow: 'login', step: 'preLogin' }, { values: { email: 'a@b.example' } }),
    flow,
    step,
  } as HostedPage;
}

describe.each(flows)('%s', (name, { machine, forms }) => {
  const nodes = descendants(machine.root);
  const waiting = nodes.filter((node) => node.invoke.length > 0);

  it('4 reaches every state', () => {
    const seen = reachable(machine);
    expect(nodes.filter((node) => !seen.has(node.id)).map((node) => node.id)).toEqual([]);
  });

  it('4 has every step that the specification names', () => {
    expect(Object.keys(machine.root.states)).toEqual(expect.arrayContaining(specifiedSteps[name] ?? []));
  });

  it('4 has an exit from every state', () => {
    // handed-off sign-ins continue in another flow
    const leaves = nodes.filter(
      (node) => (node.type === 'atomic' || node.type === 'final') && node.key !== 'handedOff',
    );
    expect(leaves.filter((node) => transitionsAround(node).length === 0).map((node) => node.id)).toEqual([]);
  });

  it('4.2 hands off, and is busy meanwhile, wherever another flow continues', () => {
    for (const node of nodes.filter(({ key }) => key === 'handedOff')) {
      const leading = nodes
        .flatMap(({ transitions }) => [...transitions.values()].flat())
        .filter(({ target }) => target?.includes(node));
      expect(leading.length, node.id).toBeGreaterThan(0);
      for (const { actions } of leading) expect(JSON.stringify(actions), node.id).toContain('handOff');
      expect(node.tags, node.id).toContain('busy');
    }
  });

  it('8 leaves every waiting state when its call fails, to show the error', () => {
    const stuck = waiting.filter((node) => {
      const failures = transitionsAround(node).filter(({ eventType }) => eventType.startsWith('xstate.error.actor'));
      return failures.length === 0 || failures.some(({ target }) => !target || target.includes(node));
    });
    expect(waiting.length).toBeGreaterThan(0);
    expect(stuck.map((node) => node.id)).toEqual([]);
  });

  it('8 is busy in every waiting state', () => {
    expect(waiting.filter((node) => !node.tags.includes('busy')).map((node) => node.id)).toEqual([]);
  });

  it('8 ignores every form in every waiting state, so that a second press does nothing', () => {
    const accepted = waiting.flatMap((node) => {
      const value = node.path.reduceRight<StateValue>((inner, key) => (inner === '' ? key : { [key]: inner }), '');
      const { context } = createActor(machine, { input: flowInput(pageAt(name, '')) }).getSnapshot();
      const snapshot = machine.resolveState({ value, context });
      const fields = { email: 'a@b.example', password: 'right horse', name: 'A' };
      return Object.values(forms).filter((type) => snapshot.can({ type, fields }));
    });
    expect(accepted).toEqual([]);
  });

  it('2.2 names a form event for steps that exist, and the machine takes it there', () => {
    for (const [step, type] of Object.entries(forms)) {
      const node = machine.root.states[step] as Node | undefined;
      const taken = node ? [node, ...descendants(node)].some((inner) => inner.events.includes(type)) : false;
      expect([step, type, taken]).toEqual([step, type, true]);
    }
  });

  it.each(hostedSteps[name])('2.2 starts in %s as the server drew it, without calling anything', (step) => {
    const actor = createActor(machine, { input: flowInput(pageAt(name, step)), clock: new SimulatedClock() });
    expect(stepOf(actor.getSnapshot().value)).toBe(step);
    actor.start();
    expect(stepOf(actor.getSnapshot().value)).toBe(step);
    expect(Object.keys(actor.getSnapshot().children)).toEqual([]);
    actor.stop();
  });
});
