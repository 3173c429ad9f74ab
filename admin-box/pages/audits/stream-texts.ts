/** How the status of a streaming destination reads. */
import type { AuditStream } from '#shared/contract/audits/audit-streams.ts';
import type { Texts } from '#admin-box/i18n/texts.tsx';

export const typeTexts = {
  https: 'streams.type.https',
  syslog: 'streams.type.syslog',
  splunk: 'streams.type.splunk',
  s3: 'streams.type.s3',
  otlp: 'streams.type.otlp',
} as const;

export const formatTexts = {
  json: 'streams.format.json',
  ocsf: 'streams.format.ocsf',
  cef: 'streams.format.cef',
} as const;

/** `Info` is the lowest, so that it names all. */
export const minimumTexts = {
  Info: 'streams.allSeverities',
  Medium: 'audits.mediumUp',
  High: 'audits.highUp',
  Error: 'streams.errorUp',
  Critical: 'audits.critical',
} as const satisfies Record<AuditStream['minimumSeverity'], string>;

const units = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

/** `2 sec`, `3 min`, `4 hr`, `5 days`: the largest unit. */
function formatLag(seconds: number, locale: string): string {
  const [unit, size] = units.find(([, each]) => seconds >= each) ?? units[3];
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).format(
    Math.floor(seconds / size),
  );
}

export function lagOf({ status }: AuditStream, { t, locale }: Texts): string {
  return status.pending === 0
    ? t('streams.upToDate')
    : t('streams.behind', { time: formatLag(status.lagSeconds, locale) });
}

/** Day and time without seconds, in the reader's zone. */
export function formatTime(iso: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso));
}
