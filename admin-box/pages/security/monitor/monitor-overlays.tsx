/** What a monitored policy would have refused, by day, user, API token and domain. Loaded on first use. */
import type { MonitoredPolicy } from '#shared/contract/policies/policy-monitoring.ts';
import { formatDateTime } from '#shared/i18n/format-time.ts';
import { portalPolicyHistory } from '#shared/i18n/en/portal/policy-history.ts';
import { Button } from '#shared/ui/button/button.tsx';
import { DataList } from '#shared/ui/data-list/data-list.tsx';
import { Dialog } from '#shared/ui/dialog/dialog.tsx';
import { DayChart } from '#admin-box/kit/day-chart/day-chart.tsx';
import { formatDay } from '#admin-box/kit/relative-time.ts';
import { addPageTexts } from '#admin-box/i18n/page-texts.ts';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { settingsOf } from '#admin-box/pages/security/history/version-fields.ts';
import { bodyStyle, partStyle } from '#admin-box/pages/security/policies/impact-preview.styles.ts';

addPageTexts(portalPolicyHistory);

/** Of the chart. */
const days = 30;
/** Of a day. */
const milliseconds = 86_400_000;

interface Counted {
  id: string;
  name: string;
  hits: number;
}

function Listing({ title, items }: { title: string; items: readonly Counted[] }) {
  const { locale } = useTexts();
  const number = new Intl.NumberFormat(locale);
  if (items.length === 0) return null;
  return (
    <section css={partStyle}>
      <h3>{title}</h3>
      <ul>
        {items.map(({ id, name, hits }) => (
          <li key={id}>
            <span dir="auto">{name}</span>
            <span>{number.format(hits)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

function Days({ monitored }: { monitored: MonitoredPolicy }) {
  const { t, locale } = useTexts();
  const number = new Intl.NumberFormat(locale);
  const now = Date.now();
  const refusedOn = new Map(monitored.days.map(({ day, refused }) => [day, refused]));
  const all = Array.from({ length: days }, (_, index) => dayOf(now - (days - 1 - index) * milliseconds));
  return (
    <section css={partStyle}>
      <h3>{t('policyHistory.monitorDays')}</h3>
      <DayChart
        days={all.map((day) => {
          const total = refusedOn.get(day) ?? 0;
          const labelOf = (date: string) =>
            t('policyHistory.monitorOnDay', { day: date, number: number.format(total) });
          return { day, total, labelOf };
        })}
        caption={t('policyHistory.monitorDays')}
        headings={[t('policyHistory.monitorDay'), t('policyHistory.monitorHits')]}
      />
    </section>
  );
}

export interface MonitorDialogProps {
  monitored: MonitoredPolicy;
  /** Name of the policy. */
  title: string;
  open: boolean;
  onClose(): void;
}

export function MonitorDialog({ monitored, title, open, onClose }: MonitorDialogProps) {
  const texts = useTexts();
  const { t, locale } = texts;
  const { policy, value, since, enforceAt, users, apiTokens, domains } = monitored;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="lg"
      title={t('policyHistory.monitorTitle', { policy: title })}
      description={t('policyHistory.monitorText', { date: formatDay(since, Date.now(), locale) })}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t('policyHistory.close')}
        </Button>
      }
    >
      <div css={bodyStyle}>
        <DataList
          items={[
            ...settingsOf(policy, value, texts).map(([term, text]) => ({ term, value: text })),
            ...(enforceAt
              ? [{ term: t('policyHistory.takesEffect'), value: formatDateTime(enforceAt, { locale }) }]
              : []),
          ]}
        />
        {monitored.days.length > 0 ? <Days monitored={monitored} /> : <p>{t('policyHistory.monitorNone')}</p>}
        <Listing title={t('policyHistory.monitorUsers')} items={users.items} />
        <Listing
          title={t('policyHistory.monitorTokens')}
          items={apiTokens.items.map(({ id, description, hits }) => ({ id, name: description || id, hits }))}
        />
        <Listing
          title={t('policyHistory.monitorDomains')}
          items={domains.map(({ domain, hits }) => ({ id: domain, name: domain, hits }))}
        />
      </div>
    </Dialog>
  );
}
