/** How the parts of an event read. */
import type { AuditRow } from '#shared/contract/audits/audits.ts';
import type { BadgeTone } from '#shared/ui/badge/badge.tsx';
import type { Texts } from '#admin-box/i18n/texts.tsx';
import { humanize, describeEvent } from '#admin-box/kit/activity.ts';

/** "Ada Nwosu disabled Mika Laine"; an event of the vendor's product by what it says of itself. */
export function titleOf(event: AuditRow, texts: Texts): string {
  const target = event.json.target?.name;
  const actor = namedActor(event, texts);
  if (!Object.hasOwn(event.json, 'vendorClientId')) return describeEvent({ ...event, actor, target }, texts);
  return event.description || humanize(event.action);
}

function namedActor({ user, email, json }: AuditRow, { t }: Texts): string | undefined {
  const { setupLink } = json;
  return isLink(setupLink) ? t('activity.setupLink', { name: setupLink.createdBy }) : user || email || undefined;
}

/** The setup link by which someone without an account acted. */
const isLink = (value: unknown): value is { createdBy: string } =>
  typeof value === 'object' && value !== null && 'createdBy' in value && typeof value.createdBy === 'string';

/** The actor; "System" where no user acted. */
export const actorOf = (event: AuditRow, texts: Texts): string =>
  namedActor(event, texts) ?? texts.t('activity.server');

export const severityTexts = {
  Info: 'audits.info',
  Medium: 'audits.medium',
  High: 'audits.high',
  Critical: 'audits.critical',
  Error: 'audits.error',
} as const;

export const severityTones: Readonly<Record<AuditRow['severity'], BadgeTone>> = {
  Info: 'neutral',
  Medium: 'warning',
  High: 'danger',
  Critical: 'danger',
  Error: 'danger',
};

/** Kept: making one takes longer than using it for a whole page of rows. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** Day and time to the second, in the reader's zone: `Nov 23, 2026, 14:36:20`. */
export function formatInstant(iso: string, locale: string): string {
  const format = formats.get(locale) ?? new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'medium' });
  formats.set(locale, format);
  return format.format(new Date(iso));
}
