import type { PolicyName, PolicyVersion } from '#shared/contract/policies/policy-history.ts';
import { formatDateTime } from '#shared/i18n/format-time.ts';
import { Badge } from '#shared/ui/badge/badge.tsx';
import { Button } from '#shared/ui/button/button.tsx';
import { ChangesTable } from '#admin-box/kit/changes-table/changes-table.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import type { Texts } from '#admin-box/i18n/texts.tsx';
import { changedSettings } from './version-fields.ts';

/** Whom a version without a user comes from. Nobody confirmed a change in time, where nobody undid it. */
const authors = {
  operator: 'policyHistory.operator',
  reverted: 'policyHistory.server',
  scheduled: 'policyHistory.scheduled',
  saved: 'policyHistory.formerUser',
  restored: 'policyHistory.formerUser',
} as const;

function Author({ version: { source, by, createdAt } }: { version: PolicyVersion }) {
  const { t, locale } = useTexts();
  if (source === 'initial') return <p>{t('policyHistory.initial')}</p>;
  const name = by?.name ?? t(authors[source]);
  return (
    <p>
      <bdi>{name}</bdi> · <bdi>{formatDateTime(createdAt, { locale })}</bdi>
    </p>
  );
}

/** `ALLOW 192.0.2.0/24`, in words. */
function entryText(entry: string, { t }: Texts): string {
  const [type, value = ''] = entry.split(' ');
  return t(type === 'BLOCK' ? 'policyHistory.entry.BLOCK' : 'policyHistory.entry.ALLOW', { entry: value });
}

function ListChange({ title, entries }: { title: string; entries: PolicyVersion['added'] }) {
  const texts = useTexts();
  const { t, list, locale } = texts;
  if (entries.total === 0) return null;
  const left = entries.total - entries.items.length;
  const more = left > 0 ? ` ${t('policyHistory.more', { number: new Intl.NumberFormat(locale).format(left) })}` : '';
  return (
    <p data-part="list-change">
      {title}: <bdi>{list(entries.items.map((entry) => entryText(entry, texts)))}</bdi>
      {more}
    </p>
  );
}

function Settings({ policy, version }: { policy: PolicyName; version: PolicyVersion }) {
  const texts = useTexts();
  const { t } = texts;
  const settings = version.source === 'initial' ? [] : changedSettings(policy, version, texts);
  if (settings.length === 0) return null;
  return (
    <ChangesTable
      labels={{
        field: t('policyHistory.setting'),
        before: t('policyHistory.before'),
        after: t('policyHistory.after'),
      }}
      changes={settings}
    />
  );
}

export interface VersionItemProps {
  policy: PolicyName;
  version: PolicyVersion;
  current: boolean;
  /** Absent for users who can't change the policy. */
  onRestore: (() => void) | undefined;
}

/** One version: who saved it, and what it changed. */
export function VersionItem({ policy, version, current, onRestore }: VersionItemProps) {
  const { t } = useTexts();
  const number = version.version;
  return (
    <li>
      <header>
        <h3>{t('policyHistory.version', { number })}</h3>
        {current ? <Badge>{t('policyHistory.current')}</Badge> : null}
        {onRestore && !current ? (
          <Button size="sm" aria-label={t('policyHistory.restoreOf', { number })} onClick={onRestore}>
            {t('policyHistory.restore')}
          </Button>
        ) : null}
      </header>
      <Author version={version} />
      {version.restoredFrom === undefined ? null : (
        <p>
          {t(version.source === 'reverted' ? 'policyHistory.revertedTo' : 'policyHistory.restoredFrom', {
            number: version.restoredFrom,
          })}
        </p>
      )}
      <Settings policy={policy} version={version} />
      <ListChange title={t('policyHistory.added', { count: version.added.total })} entries={version.added} />
      <ListChange title={t('policyHistory.removed', { count: version.removed.total })} entries={version.removed} />
    </li>
  );
}
