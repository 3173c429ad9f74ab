/** What an admin is asked, in the words of their language. */
import { approvalTexts, type ApprovalTexts } from '#shared/i18n/approvals.ts';
import { languageOf, type LoginLanguage } from '#shared/i18n/languages.ts';
import { lengthOfTime, momentInWords } from '#shared/i18n/mail-values.ts';
import { fill } from '#shared/i18n/translator.ts';
import type { ApprovalRow } from '#server/db/queries/mfa/factor-reset-approvers.ts';
import type { Services } from '#server/services.ts';

export interface WordedApproval {
  texts: ApprovalTexts;
  name: string;
  description: string;
  requester: string;
  /** Any text of them, with what the request names in it. */
  say(key: keyof ApprovalTexts, values?: Record<string, string>): string;
}

/** Around what a request names, where a text may run the other way: a page draws them as `<bdi>`. */
export const isolated = { begin: '\u2068', end: '\u2069' } as const;

const isolate = (value: string): string => isolated.begin + value.replaceAll(/[\u2066-\u2069]/g, '') + isolated.end;

/**
 * @param locale a BCP 47 tag of ours
 * @param forPage what the request names is kept apart from the text around it
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
    person: name(approval.person_name),
    email: name(approval.person_email),
    tenant: name(approval.tenant_name),
    requester: name(requester),
    date: momentInWords(approval.requested_at, locale),
    delay: lengthOfTime(config.lifetimes.factorResetDelay, locale),
  };
  const say: WordedApproval['say'] = (key, values) => fill(texts[key], { ...named, ...values });
  return { texts, name: texts.name, description: say('description'), requester, say };
}
