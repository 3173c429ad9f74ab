/** Ties a form without JavaScript to the browser that was shown it: another site can neither read nor make the token. */
import { Refusal } from '#server/lib/refusal.ts';
import { sameText } from '#server/lib/secrets.ts';
import type { Services } from '#server/services.ts';

/** @param page path of the page, with the authorization request's id where there is one */
export function formToken(services: Services, browserToken: string, page: string): string {
  return services.secrets.sign('form', `${browserToken} ${page}`);
}

/** @throws Refusal `form-expired` */
export function checkFormToken(services: Services, browserToken: string | undefined, page: string, presented: unknown): void {
  const good = browserToken !== undefined && typeof presented === 'string' && sameText(presented, formToken(services, browserToken, page));
  if (!good) throw new Refusal('form-expired');
}
