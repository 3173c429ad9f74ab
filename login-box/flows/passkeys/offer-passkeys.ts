import { pageError } from '../../../shared/flow/page-error.ts';
import type { FlowHost } from '../flow-host.ts';
import { lastingStorage } from './lasting-storage.ts';
import { signInWithPasskey } from './passkey-calls.ts';

/** Answers of the server that are worth a page of their own; anything else leaves the field as it is. */
const told = new Set<string>(['passkey-unknown', 'security-key-refused', 'account-disabled', 'no-tenant']);

/**
 * The browser offers passkeys in the address field (W3C WebAuthn, level 3, section 5.1.4). Where it cannot, or nobody chooses
 * one, nothing happens.
 * @param signal the field has gone
 */
export async function offerPasskeys(host: FlowHost, signal: AbortSignal): Promise<void> {
  if (!(await PublicKeyCredential.isConditionalMediationAvailable?.()) || signal.aborted) return;
  try {
    const answer = await signInWithPasskey(host, lastingStorage, { signal, conditional: true });
    host.handOver({ at: { flow: 'passkeys', step: 'loginWithPasskey' }, facts: { begun: 'true' }, answer });
  } catch (cause) {
    const error = pageError(cause);
    if (!signal.aborted && told.has(error.code)) host.handOver({ at: { flow: 'passkeys', step: 'loginWithPasskey' }, error });
  }
}
