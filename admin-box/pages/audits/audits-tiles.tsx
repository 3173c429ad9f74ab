import type { ReactNode } from 'react';
import { Badge } from '#shared/ui/badge/badge.tsx';
import type { BadgeTone } from '#shared/ui/badge/badge.tsx';
import { Banner } from '#shared/ui/banner/banner.tsx';
import { IconButton } from '#shared/ui/icon-button/icon-button.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { statsStyle } from './audits.styles.ts';
import { formatDays } from './format-days.ts';
import { useAuditStats } from './use-audits.ts';
import { useIntegrity, useRetention } from './use-integrity.ts';

function Tile({ label, value, note, action }: { label: string; value: ReactNode; note?: string; action?: ReactNode }) {
  return (
    <div>
      <dt>
        {label}
        {action}
      </dt>
      <dd>{value}</dd>
      {note === undefined ? null : <dd data-part="note">{note}</dd>}
    </div>
  );
}

function RetentionTile({ onChange }: { onChange: () => void }) {
  const { t, locale } = useTexts();
  const { holds } = usePortal();
  const { data } = useRetention();
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
  const length = data && (data.days === null ? t('audits.forever') : formatDays(data.days, locale));
  return (
    <Tile
      label={t('audits.retention')}
      value={data ? (data.legalHold ? t('audits.hold') : length) : '–'}
      note={data?.oldestAt ? t('audits.oldest', { date: day.format(Date.parse(data.oldestAt)) }) : undefined}
      action={
        holds('fe.secure.write.securityPolicy') ? (
          <IconButton icon="pen" size="sm" label={t('audits.changeRetention')} onClick={onChange} />
        ) : undefined
      }
    />
  );
}

function IntegrityTile({ onChange }: { onChange: () => void }) {
  const { t, locale } = useTexts();
  const { holds } = usePortal();
  const { data } = useIntegrity();
  const when = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const [tone, label] = ((): [BadgeTone, string] => {
    if (data?.firstBroken) return ['danger', t('audits.broken')];
    return data?.checkedAt ? ['success', t('audits.verified')] : ['neutral', t('audits.unverified')];
  })();
  const checkedAt = data?.checkedAt;
  return (
    <Tile
      label={t('audits.integrity')}
      value={data ? <Badge tone={tone}>{label}</Badge> : '–'}
      note={checkedAt ? t('audits.checkedAt', { when: when.format(Date.parse(checkedAt)) }) : undefined}
      action={
        holds('fe.secure.write.securityPolicy') ? (
          <IconButton icon="mail" size="sm" label={t('audits.headMail')} onClick={onChange} />
        ) : undefined
      }
    />
  );
}

/** What a tile opens for a change. */
export type AuditSetting = 'retention' | 'head-mail';

/** Figures above the list. They are left out while unknown: the list doesn't wait for them. */
export function AuditsTiles({ onChange }: { onChange: (what: AuditSetting) => void }) {
  const { t, locale } = useTexts();
  const { data } = useAuditStats();
  const number = new Intl.NumberFormat(locale);
  return (
    <dl css={statsStyle}>
      <Tile label={t('audits.today')} value={data ? number.format(data.totalToday) : '–'} />
      <Tile label={t('audits.severe')} value={data ? number.format(data.severeThisWeek) : '–'} />
      <RetentionTile onChange={() => onChange('retention')} />
      <IntegrityTile onChange={() => onChange('head-mail')} />
    </dl>
  );
}

const brokenTexts: Readonly<Record<string, 'audits.brokenMissing' | 'audits.brokenUnsealed' | 'audits.brokenErased'>> =
  {
    'row-deleted': 'audits.brokenMissing',
    'rows-missing': 'audits.brokenMissing',
    'end-cut': 'audits.brokenMissing',
    'row-unsealed': 'audits.brokenUnsealed',
    'erased-without-record': 'audits.brokenErased',
  };

/** Says where the log is not as it was written, and why. */
export function BrokenChain() {
  const { t } = useTexts();
  const broken = useIntegrity().data?.firstBroken;
  if (!broken) return null;
  return (
    <Banner tone="danger">
      {t('audits.brokenAt', { id: broken._id })} {t(brokenTexts[broken.reason] ?? 'audits.brokenChanged')}
    </Banner>
  );
}
