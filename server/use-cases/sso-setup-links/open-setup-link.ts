/** The exchange of the secret in a setup link for one of the browser that opened it. */
import { insertSetupSession, lockSetupLink, saveSetupLink } from '#server/db/queries/sso/setup-links.ts';
import { hour, later } from '#server/lib/clock.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { randomId, randomToken, sha256 } from '#server/lib/secrets.ts';
import type { CallContext } from '#server/context.ts';

/** How long a browser has a link open; then its secret is asked for again. */
const openFor = 12 * hour;

/**
 * @param context of the guest of the link, who has shown its secret
 * @returns the secret of the browser, and for how many milliseconds it works
 * @throws Refusal `sso-setup-link-invalid` if the link was revoked meanwhile
 */
export async function openSetupLink(context: CallContext): Promise<{ token: string; lifetime: number }> {
  const { services, caller, now } = context;
  const { tenantId, setupLink } = caller;
  if (!setupLink) throw new Refusal('sso-setup-link-invalid');
  const token = randomToken(services.random);
  const end = new Date(Math.min(later(now, openFor).getTime(), setupLink.expiresAt.getTime()));
  await context.inTenant(tenantId, async (tx, context) => {
    const row = await lockSetupLink(tx, { tenantId, id: setupLink.id, now });
    if (!row) throw new Refusal('sso-setup-link-invalid');
    await insertSetupSession(tx, {
      id: randomId(services.random),
      tenant_id: tenantId,
      link_id: row.id,
      token_hash: sha256(token),
      created_at: now,
      expires_at: end,
    });
    if (row.opened_at === null) await saveSetupLink(tx, row.id, { opened_at: now });
    await context.audit({
      action: 'sso-setup-link.opened',
      severity: 'Medium',
      target: { kind: 'sso-setup-link', id: row.id },
    });
  });
  return { token, lifetime: end.getTime() - now.getTime() };
}
