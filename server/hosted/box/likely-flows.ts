import type { HostedFlow } from '#shared/contract/sign-in/hosted-page.ts';
import type { Settings } from '#server/config/load-config.ts';
import { openMethods } from '#server/domain/sign-in/sign-in-methods.ts';
import { passkeysOf } from './passkeys.ts';

/** The flows that most sign-ins continue with: the box preloads them while idle. */
export function likelyFlowsOf(config: Settings): { likelyFlows?: HostedFlow[] } {
  const likelyFlows: HostedFlow[] = [
    ...(openMethods(config.signIn).some((method) => method !== 'EmailAndPassword') ? (['passwordless'] as const) : []),
    ...(config.mfa.enforce === 'DontForce' ? [] : (['mfa'] as const)),
    ...(passkeysOf(config).passkeys?.prompt ? (['passkeys'] as const) : []),
  ];
  return likelyFlows.length > 0 ? { likelyFlows } : {};
}
