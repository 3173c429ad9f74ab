/** "Monitor only" instead of saving, and what a monitored policy would have refused. */
import { lazy, Suspense, useState } from 'react';
import type { PolicyName } from '#shared/contract/policies/policy-history.ts';
import type { MonitoredPolicy, MonitoredPolicyName } from '#shared/contract/policies/policy-monitoring.ts';
import type { EnforceMfaType, MfaPolicy } from '#shared/contract/policies/security-policies.ts';
import { Banner } from '#shared/ui/banner/banner.tsx';
import { Button } from '#shared/ui/button/button.tsx';
import { useToasts } from '#shared/ui/toast/toast-provider.tsx';
import { SaveFailure } from '#admin-box/kit/forms/save-failure.tsx';
import { useAction } from '#admin-box/kit/forms/use-action.ts';
import { formatDay } from '#admin-box/kit/relative-time.ts';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import type { Texts } from '#admin-box/i18n/texts.tsx';
import type { SecurityField } from '#admin-box/pages/security/policies/fields.ts';
import { asksMore, isMonitoredBy } from '#admin-box/pages/security/policies/policy-names.ts';
import { useMonitoredPolicy, useMonitoring } from './use-monitored-policies.ts';
import type { Draft } from './use-monitored-policies.ts';

const MonitorDialog = lazy(async () => ({ default: (await import('./monitor-overlays.tsx')).MonitorDialog }));

export interface MonitorButtonProps {
  policy: PolicyName | undefined;
  title: string;
  /** @returns undefined if the form has wrong values, which it then shows */
  draft(): Promise<Draft | undefined>;
  onMonitored(): void;
}

/** Judges the values of a form without enforcing them. The saved policy stays as it is. */
export function MonitorButton({ policy, title, draft, onMonitored }: MonitorButtonProps) {
  const { t } = useTexts();
  const toasts = useToasts();
  const { start } = useMonitoring(policy as MonitoredPolicyName);
  const { busy, failure, run } = useAction();
  const monitor = () =>
    void run(async () => {
      const value = await draft();
      if (!value) return;
      await start(value);
      onMonitored();
      toasts.show({ title: t('security.monitorStarted', { policy: title }) });
    });
  return (
    <>
      <Button loading={busy} loadingLabel={t('security.monitoring')} onClick={monitor}>
        {t('security.monitor')}
      </Button>
      <SaveFailure failure={failure} />
    </>
  );
}

/** "14 sign-ins and 3 API tokens"; nothing if there is none. */
function whatOf({ signIns, calls, apiTokens, emails }: MonitoredPolicy, { t, list }: Texts): string {
  return list([
    ...(signIns > 0 ? [t('security.monitoredSignIns', { count: signIns })] : []),
    ...(calls > 0 ? [t('security.monitoredCalls', { count: calls })] : []),
    ...(apiTokens.total > 0 ? [t('security.monitoredTokens', { count: apiTokens.total })] : []),
    ...(emails > 0 ? [t('security.monitoredEmails', { count: emails })] : []),
  ]);
}

const mfaTypeOf = (policy: object): EnforceMfaType => (policy as MfaPolicy).enforceMFAType;

/** Which setting takes effect, and when; nothing once as much is required. Only MFA is scheduled. */
function scheduleText(
  { value, enforceAt }: MonitoredPolicy,
  present: Draft | undefined,
  { t, locale }: Texts,
): string | undefined {
  if (enforceAt === null || (present && !asksMore(mfaTypeOf(value), mfaTypeOf(present)))) return undefined;
  return t('security.scheduled', {
    setting: t(`security.mfaType.${mfaTypeOf(value)}`),
    date: formatDay(enforceAt, Date.now(), locale),
  });
}

interface MonitoredProps {
  monitored: MonitoredPolicy;
  title: string;
  readOnly: boolean;
  /** The policy that applies. */
  present: Draft | undefined;
}

function Monitored({ monitored, title, readOnly, present }: MonitoredProps) {
  const texts = useTexts();
  const { t, locale } = texts;
  const toasts = useToasts();
  const { stop, enforce } = useMonitoring(monitored.policy);
  const { busy, failure, run } = useAction();
  const [open, setOpen] = useState<boolean>();
  const schedule = scheduleText(monitored, present, texts);
  const what = whatOf(monitored, texts);
  const date = formatDay(monitored.since, Date.now(), locale);
  const act =
    (work: () => Promise<void>, done: 'security.enforced' | 'security.monitorStopped' | 'security.scheduleCanceled') =>
    () =>
      void run(async () => {
        await work();
        toasts.show({ title: t(done, { policy: title }) });
      });
  return (
    <>
      <Banner
        tone="info"
        actions={
          <>
            <Button
              size="sm"
              variant="ghost"
              aria-label={t('security.monitorDetailsOf', { policy: title })}
              onClick={() => setOpen(true)}
            >
              {t('security.monitorDetails')}
            </Button>
            {readOnly ? null : (
              <>
                <Button
                  size="sm"
                  variant="ghost"
                  disabled={busy}
                  aria-label={t(schedule ? 'security.cancelScheduleOf' : 'security.stopMonitoringOf', {
                    policy: title,
                  })}
                  onClick={act(stop, schedule ? 'security.scheduleCanceled' : 'security.monitorStopped')}
                >
                  {t(schedule ? 'security.cancelSchedule' : 'security.stopMonitoring')}
                </Button>
                <Button
                  size="sm"
                  disabled={busy}
                  aria-label={t('security.enforceOf', { policy: title })}
                  onClick={act(enforce, 'security.enforced')}
                >
                  {t('security.enforce')}
                </Button>
              </>
            )}
          </>
        }
      >
        {schedule ? <strong>{schedule} </strong> : null}
        {what ? t('security.monitored', { date, what }) : t('security.monitoredNothing', { date })}
      </Banner>
      <SaveFailure failure={failure} />
      {open === undefined ? null : (
        <Suspense fallback={null}>
          <MonitorDialog monitored={monitored} title={title} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

export interface MonitoredPolicyBannerProps extends Pick<MonitoredProps, 'title' | 'readOnly' | 'present'> {
  /** Of the card. */
  name: SecurityField;
  policy: PolicyName | undefined;
}

/** On the card of a policy that is monitored: since when, what it would have refused, and how to enforce it. */
export function MonitoredPolicyBanner({ name, policy, ...shown }: MonitoredPolicyBannerProps) {
  const monitored = useMonitoredPolicy(policy);
  if (!monitored || !isMonitoredBy(name, monitored.value)) return null;
  return <Monitored monitored={monitored} {...shown} />;
}
