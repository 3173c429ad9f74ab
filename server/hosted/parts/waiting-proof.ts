/**
 * What a form without a script gives in place of a computed proof: time. The page that was refused is drawn with a token; sent
 * again after a while, once, from the same browser and page, it passes. A machine can wait too: so few pass from one address,
 * and few in all.
 */
import { browserCookie } from '#server/http/cookies.ts';
import { epochSeconds } from '#server/lib/clock.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { sameText } from '#server/lib/secrets.ts';
import type { Services } from '#server/services.ts';
import { formFields, type HostedCall } from './hosted-call.ts';

/** Seconds between the refusal and the form that passes. */
const waitingProofTakes = 15;
/** Seconds after which the token is worth nothing. */
const lasts = 600;
/** Stands between the form's own token and this one. */
const separator = '.';

/** The form's own token, without what came along with it. */
export function withoutWaiting(formToken: string): string {
  return formToken.split(separator)[0]!;
}

/** For a page that was refused: whoever pressed too early goes on waiting, and does not begin anew. */
export function withWaiting(
  call: HostedCall,
  { formToken, browser, page }: { formToken: string; browser: string; page: string },
): string {
  const waiting = readToken(call, browser, page);
  return [formToken, waiting?.text ?? makeToken(call.context.services, { browser, page })].join(separator);
}

/**
 * Stands where a call has `recaptchaToken`.
 * @throws Refusal `captcha-required` with the seconds to wait; `too-many-requests`
 */
export function requireWaiting(call: HostedCall, page: string): () => Promise<void> {
  return async () => {
    const { config, limits } = call.context.services;
    const waiting = readToken(call, call.cookies.read(browserCookie), page);
    if (!waiting) throw new Refusal('captcha-required', { values: { seconds: waitingProofTakes } });
    const left = waiting.begun + waitingProofTakes - epochSeconds(call.context.now);
    if (left > 0) throw new Refusal('captcha-required', { values: { seconds: left } });
    if (!(await limits.tryConsume('patience-used', waiting.text, { points: 1, per: lasts })))
      throw new Refusal('form-expired');
    await limits.consume('patience', call.context.requestMetadata.ip, config.limits.noScript);
    // after the other one: an address that has none left takes nothing away from all
    await limits.consume('patience-all', '', config.limits.noScriptAll);
  };
}

/** What a token is for. */
interface Form {
  browser: string;
  page: string;
}

function makeToken(services: Services, form: Form): string {
  const facts = [services.random(9).toString('base64url'), epochSeconds(services.clock())].join('~');
  return `${facts}~${sign(services, form, facts)}`;
}

/** The token that the form brought, while it is worth something. */
function readToken(
  call: HostedCall,
  browser: string | undefined,
  page: string,
): { text: string; begun: number } | undefined {
  const [, text = ''] = (formFields(call)['formToken'] ?? '').split(separator);
  const [id = '', begun = '', signature = ''] = text.split('~');
  if (browser === undefined || !sameText(signature, sign(call.context.services, { browser, page }, `${id}~${begun}`)))
    return undefined;
  return Number(begun) + lasts > epochSeconds(call.context.now) ? { text, begun: Number(begun) } : undefined;
}

function sign(services: Services, { browser, page }: Form, facts: string): string {
  return services.secrets.sign('patience', `${browser} ${page} ${facts}`);
}
