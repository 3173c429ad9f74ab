import { pageError } from '#shared/flow/page-error.ts';
import type { SafeStorage } from '#shared/session/safe-storage.ts';
import type { FlowHost } from '#login-box/flows/flow-host.ts';
import { lastingStorage } from './lasting-storage.ts';
import { signInWithPasskey } from './passkey-calls.ts';

/** Answers of the server that are worth a page of their own; anything else leaves the field as it is. */
const reportedErrors = new Set<string>([
  'passkey-unknown',
  'security-key-refused',
  'account-disabled',
  'account-expired',
  'no-tenant',
  'application-not-assigned',
]);

/** The server takes an answer for five minutes, and a page may be open for hours. Milliseconds. */
const askAgainAfter = 4 * 60_000;

/**
 * Offers passkeys in the address field (conditional mediation; W3C WebAuthn Level 3, section 5.1.4). Does nothing if
 * the browser does not support it or the user chooses none.
 * @param removed aborts when the field is removed
 */
export async function offerPasskeys(
  host: FlowHost,
  removed: AbortSignal,
  { lasting = lastingStorage, pause = askAgainAfter }: { lasting?: SafeStorage; pause?: number } = {},
): Promise<void> {
  if (!(await PublicKeyCredential.isConditionalMediationAvailable?.())) return;
  while (!removed.aborted) {
    const stale = AbortSignal.timeout(pause);
    try {
      const answer = await signInWithPasskey(host, lasting, {
        signal: AbortSignal.any([removed, stale]),
        conditional: true,
      });
      return host.handOff({ at: { flow: 'passkeys', step: 'loginWithPasskey' }, stepData: { begun: true }, answer });
    } catch (cause) {
      const error = pageError(cause);
      if (!removed.aborted && reportedErrors.has(error.code))
        return host.handOff({ at: { flow: 'passkeys', step: 'loginWithPasskey' }, error });
      if (!stale.aborted) return;
    }
  }
}
