/**
 * Replaces a computed captcha proof in forms without a script: the user waits instead. The refused page is rendered
 * with a token; submitted again after a while, once, from the same browser and page, it is accepted. A bot can wait
 * too: so only a few are accepted per IP address, and in total.
 */
import { browserCookie } from '#server/http/cookies.ts';
import { epochSeconds } from '#server/lib/clock.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { sameText } from '#server/lib/secrets.ts';
import type { Services } from '#server/services.ts';
import { formFields, type HostedCall } from './hosted-call.ts';

/** Seconds between the refusal and acceptance. */
const waitingProofTakes = 15;
/** Seconds until the token expires. */
const lasts = 600;
/** Separates the form's own token from this one. */
const separator = '.';

/** The form's own token, without the appended one. */
export function withoutWaiting(formToken: string): string {
  return formToken.split(separator)[0]!;
}

/** For a refused page: submitting too early continues the wait, and does not restart it. */
export function withWaiting(
  call: HostedCall,
  { formToken, browser, page }: { formToken: string; browser: string; page: string },
): string {
  const waiting = readToken(call, browser, page);
  return [formToken, waiting?.text ?? makeToken(call.context.services, { browser, page })].join(separator);
}

/**
 * Takes the place of `recaptchaToken` in an API call.
 * @throws Refusal `captcha-required` with the seconds to wait; `too-many-requests`
 */
export function requireWaiting(call: HostedCall, page: string): () => Promise<void> {
  return async () => {
    const { config, limits } = call.context.services;
    const waiting = readToken(call, call.cookies.read(browserCookie), page);
    if (!waiting) throw new Refusal('captcha-required', { values: { seconds: waitingProofTakes } });
    const left = waiting.begun + waitingProofTakes - epochSeconds(call.context.now);
    if (left > 0) throw new Refusal('captcha-required', { values: { seconds: left } });
    if (!(await limits.tryConsume('waiting-proof-used', waiting.text, { points: 1, per: lasts })))
      throw new Refusal('form-expired');
    await limits.consume('waiting-proof', call.context.requestMetadata.ip, config.limits.noScript);
    // after the limit per address: a client beyond its own limit does not use up the global one
    await limits.consume('waiting-proof-all', '', config.limits.noScriptAll);
  };
}

/** What a token is bound to. */
interface Form {
  browser: string;
  page: string;
}

function makeToken(services: Services, form: Form): string {
  const payload = [services.random(9).toString('base64url'), epochSeconds(services.clock())].join('~');
  return `${payload}~${sign(services, form, payload)}`;
}

/** The submitted form's token, if it is valid. */
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

function sign(services: Services, { browser, page }: Form, payload: string): string {
  return services.secrets.sign('waiting-proof', `${browser} ${page} ${payload}`);
}
