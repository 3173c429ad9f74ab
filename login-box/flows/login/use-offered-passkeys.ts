import { useEffect } from 'react';
import type { HostedPage } from '#shared/contract/sign-in/hosted-page.ts';
import type { FlowHost } from '#login-box/flows/flow-host.ts';
import { arePasskeysUsable } from '#login-box/flows/passkeys-usable.ts';
import { verifyIntegrity } from '#login-box/verify-integrity.ts';

/** Offers passkeys in the address field while it is on display. The code is in the passkeys flow's chunk. */
export function useOfferedPasskeys(host: FlowHost, page: HostedPage, offered: boolean): void {
  useEffect(() => {
    if (!offered || !arePasskeysUsable(page)) return undefined;
    const removed = new AbortController();
    // without it, the passkey button still works
    start(host, removed.signal).catch(() => {});
    return () => removed.abort();
  }, [host, page, offered]);
}

async function start(host: FlowHost, signal: AbortSignal): Promise<void> {
  await verifyIntegrity('passkeys');
  const { offerPasskeys } = await import('#login-box/flows/passkeys/passkeys.flow.ts');
  if (!signal.aborted) await offerPasskeys(host, signal);
}
