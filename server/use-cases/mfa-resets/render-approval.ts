/** Renders an approval request in the admin's language. */
import { approvalTexts, type ApprovalTexts } from '#shared/i18n/approvals.ts';
import { languageOf, type LoginLanguage } from '#shared/i18n/languages.ts';
import { lengthOfTime, formatMailDateTime } from '#shared/i18n/mail-values.ts';
import { fill } from '#shared/i18n/translator.ts';
import type { ApprovalRow } from '#server/db/queries/mfa/factor-reset-approvers.ts';
import type { Services } from '#server/services.ts';

export interface WordedApproval {
  texts: ApprovalTexts;
  name: string;
  description: string;
  requester: string;
  /** Any of the texts, with the values of the request filled in. */
  say(key: keyof ApprovalTexts, values?: Record<string, string>): string;
}

/** Unicode isolates around values of the request, whose text direction may differ; a page renders them as `<bdi>`. */
export const isolated = { begin: '\u2068', end: '\u2069' } as const;

const isolate = (value: string): string => isolated.begin + value.replaceAll(/[\u2066-\u2069]/g, '') + isolated.end;

/**
 * @param locale a supported BCP 47 tag
 * @param forPage isolates values of the request from the surrounding text
 */
export function renderApproval(
  { config }: Pick<Services, 'config'>,
  approval: ApprovalRow,
  locale: string,
  forPage = false,
): WordedApproval {
  const texts = approvalTexts[languageOf(locale) as LoginLanguage];
  const requester = approval.requester_name ?? texts.someone;
  const name = forPage ? isolate : (value: string) => value;
  const named = {
    person: name(approval.user_name),
    email: name(approval.user_email),
    tenant: name(approval.tenant_name),
    requester: name(requester),
    date: formatMailDateTime(approval.requested_at, locale),
    delay: lengthOfTime(config.lifetimes.factorResetDelay, locale),
  };
  const say: WordedApproval['say'] = (key, values) => fill(texts[key], { ...named, ...values });
  return { texts, name: texts.name, description: say('description'), requester, say };
}
