import type { HostedFlow } from '#shared/contract/hosted-page.ts';
import type { Settings } from '#server/load-config.ts';
import { passkeysOf } from './box-passkeys.ts';

const withoutPassword: readonly string[] = ['Code', 'MagicLink', 'SmsCode'];

/** The flows that a sign-in here mostly goes on with: the box fetches them while nobody waits for them. */
export function likelyFlowsOf(config: Settings): { likelyFlows?: HostedFlow[] } {
  const likelyFlows: HostedFlow[] = [
    ...(withoutPassword.includes(config.signIn.strategy) ? (['passwordless'] as const) : []),
    ...(config.mfa.enforce === 'DontForce' ? [] : (['mfa'] as const)),
    ...(passkeysOf(config).passkeys?.prompt ? (['passkeys'] as const) : []),
  ];
  return likelyFlows.length > 0 ? { likelyFlows } : {};
}
