/** Server-rendered snapshot of the hosted portal (decision 0105). */
import type { HostedPortal, RenderedPortal } from '#shared/contract/portal/hosted-portal.ts';
import { scriptJson } from '#shared/lib/page-data-script.ts';
import { tabTenantKey } from '#shared/lib/tab-tenant-key.ts';
import type { PortalAnswers } from '#server/use-cases/portal/portal-answers.ts';
import { callAsUser } from '#server/hosted/parts/call-as-user.ts';
import type { HostedCall } from '#server/hosted/parts/hosted-call.ts';

type Wanted = Omit<HostedPortal, 'ask' | 'answers'> & {
  answers: (PortalAnswers & { 'POST /oauth/authorize/silent': { access_token: string } }) | undefined;
};

const none: RenderedPortal = { html: '', answers: {}, queries: [], theme: undefined };

/** Without a snapshot the portal renders itself a moment later: failures here are logged, and not shown to the user. */
export async function renderSnapshot(
  call: HostedCall,
  { answers, ...wanted }: Wanted,
  nonce: string,
): Promise<RenderedPortal> {
  const { services } = call.context;
  if (!answers) return none;
  const ask = callAsUser(call, answers['POST /oauth/authorize/silent'].access_token);
  try {
    return await services.bundles.renderPortal({ ...wanted, answers, ask }, nonce);
  } catch (error) {
    services.log.error({ err: error }, 'failed to render the portal on the server');
    return none;
  }
}

/**
 * Records clicks in the snapshot, giving immediate feedback, and the last shortcut, until the portal has loaded
 * (`admin-box/ssr/replay-interactions.ts`), keeps the browser from submitting its forms, which would put their fields into
 * the address (a submit button is a click; a form without one is recorded itself), and removes the snapshot in a tab that works in another tenant than the one it shows.
 */
export function snapshotScript(nonce: string, tenantId: string): string {
  const id = scriptJson(tenantId);
  return `<script nonce="${nonce}">{
const snapshot = document.querySelector('portico-admin-box').shadowRoot?.querySelector('[data-snapshot]');
addEventListener('keydown', (event) => { if (event.ctrlKey !== event.metaKey && !event.altKey && !event.shiftKey && event.key === 'k' && snapshot?.isConnected) { event.preventDefault(); snapshot.shortcut = event; } });
snapshot?.addEventListener('click', ({ target }) => { const pressed = target.closest('a, button, summary, input, label, select, textarea, [data-pressable]'); snapshot.pressed?.removeAttribute('aria-busy'); snapshot.pressed = pressed?.matches('button, summary, [data-pressable]') ? pressed : undefined; snapshot.pressed?.setAttribute('aria-busy', 'true'); });
snapshot?.addEventListener('submit', (event) => { event.preventDefault(); snapshot.submitted = event.submitter ? undefined : event.target; });
try { if ((sessionStorage.getItem('${tabTenantKey}') ?? ${id}) !== ${id}) snapshot?.remove(); } catch {}
}</script>`;
}
