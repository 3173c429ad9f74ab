import { portalLanguages } from '#shared/i18n/portal-languages.ts';
import type { HostedCall } from './hosted-call.ts';
import { requestedLocale } from './requested-locale.ts';

/** The language of a portal page. @returns a canonical BCP 47 tag, safe for markup */
export function portalLocale(call: HostedCall): string {
  return requestedLocale(call, portalLanguages);
}
