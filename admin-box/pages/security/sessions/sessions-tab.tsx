import { lazy, Suspense } from 'react';
import type { SessionConfig } from '#shared/contract/sessions/sessions.ts';
import { Sessions } from '#admin-box/kit/sessions/sessions.tsx';
import { sectionsStyle } from '#admin-box/kit/section/section.styles.ts';
import { ConfigurableField } from '#admin-box/kit/configurable-field.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { durationOf, toSeconds, wholeNumber } from '#admin-box/pages/security/policies/duration.ts';
import { PolicyCard } from '#admin-box/pages/security/policies/policy-card.tsx';
import { CountFields, inRange, PeriodFields } from '#admin-box/pages/security/policies/policy-fields.tsx';
import type { CountValues, PeriodValues } from '#admin-box/pages/security/policies/policy-fields.tsx';
import { usePolicyImpact } from '#admin-box/pages/security/policies/use-policy-impact.ts';
import { useSessionConfig } from '#admin-box/pages/security/policies/use-policies.ts';

const LiveSessions = lazy(async () => ({ default: (await import('./live-sessions.tsx')).LiveSessions }));

/** Limits of the server, in seconds. */
const timeouts = { min: 300, max: 31_536_000 };
const concurrent = { min: 1, max: 1000 };

type TimeoutName = 'sessionIdleTimeoutConfiguration' | 'sessionTimeoutConfiguration';

const timeoutIn = (config: SessionConfig, name: TimeoutName) => config[name] ?? { isActive: false, timeout: 0 };
const concurrencyIn = (config: SessionConfig) =>
  config.sessionConcurrentConfiguration ?? { isActive: false, maxSessions: 0 };

function periodOf(config: SessionConfig, name: TimeoutName): PeriodValues {
  const { isActive, timeout } = timeoutIn(config, name);
  return { on: isActive, period: durationOf(inRange(timeout, timeouts.min, timeouts)) };
}

function timeoutFrom({ on, period }: PeriodValues, config: SessionConfig, name: TimeoutName): SessionConfig {
  const timeout = inRange(toSeconds(period), timeoutIn(config, name).timeout, timeouts);
  return { [name]: { isActive: on, timeout } };
}

function countOf(config: SessionConfig): CountValues {
  const { isActive, maxSessions } = concurrencyIn(config);
  return { on: isActive, count: String(inRange(maxSessions, concurrent.min, concurrent)) };
}

function countFrom({ on, count }: CountValues, config: SessionConfig): SessionConfig {
  const maxSessions = inRange(wholeNumber(count), concurrencyIn(config).maxSessions, concurrent);
  return { sessionConcurrentConfiguration: { isActive: on, maxSessions } };
}

/** How long sessions last and how many a user can have, and the user's own sessions. */
export function SessionsTab({ readOnly }: { readOnly: boolean }) {
  const { t } = useTexts();
  const { query, save } = useSessionConfig();
  const { holds } = usePortal();
  const preview = usePolicyImpact();
  const common = { query, failedTitle: t('security.sessionsFailed') };
  return (
    <div css={sectionsStyle}>
      <ConfigurableField name="idleTimeout">
        {(viewOnly) => (
          <PolicyCard
            {...common}
            name="idleTimeout"
            title={t('security.idle')}
            lead={t('security.idleText')}
            readOnly={readOnly || viewOnly}
            valuesOf={(config) => periodOf(config, 'sessionIdleTimeoutConfiguration')}
            preview={(values, config) =>
              preview.sessions(timeoutFrom(values, config, 'sessionIdleTimeoutConfiguration'))
            }
            save={(values, config, provisional) =>
              save(timeoutFrom(values, config, 'sessionIdleTimeoutConfiguration'), provisional)
            }
          >
            {(fields) => (
              <PeriodFields {...fields} {...timeouts} onLabel={t('security.idleOn')} label={t('security.idlePeriod')} />
            )}
          </PolicyCard>
        )}
      </ConfigurableField>
      <ConfigurableField name="forcedRelogin">
        {(viewOnly) => (
          <PolicyCard
            {...common}
            name="forcedRelogin"
            title={t('security.relogin')}
            lead={t('security.reloginText')}
            readOnly={readOnly || viewOnly}
            valuesOf={(config) => periodOf(config, 'sessionTimeoutConfiguration')}
            preview={(values, config) => preview.sessions(timeoutFrom(values, config, 'sessionTimeoutConfiguration'))}
            save={(values, config, provisional) =>
              save(timeoutFrom(values, config, 'sessionTimeoutConfiguration'), provisional)
            }
          >
            {(fields) => (
              <PeriodFields
                {...fields}
                {...timeouts}
                onLabel={t('security.reloginOn')}
                label={t('security.reloginPeriod')}
              />
            )}
          </PolicyCard>
        )}
      </ConfigurableField>
      <ConfigurableField name="concurrency">
        {(viewOnly) => (
          <PolicyCard
            {...common}
            name="concurrency"
            title={t('security.concurrency')}
            lead={t('security.concurrencyText')}
            readOnly={readOnly || viewOnly}
            valuesOf={countOf}
            preview={(values, config) => preview.sessions(countFrom(values, config))}
            draft={(values, config) => countFrom(values, config)}
            save={(values, config, provisional) => save(countFrom(values, config), provisional)}
          >
            {(fields) => (
              <CountFields
                {...fields}
                {...concurrent}
                onLabel={t('security.concurrencyOn')}
                label={t('security.concurrencyCount')}
                hint={t('security.concurrencyHint')}
              />
            )}
          </PolicyCard>
        )}
      </ConfigurableField>
      <ConfigurableField name="sessions">{(viewOnly) => <Sessions viewOnly={viewOnly} />}</ConfigurableField>
      {holds('fe.secure.read.users') ? (
        <ConfigurableField name="liveSessions">
          {(viewOnly) => (
            <Suspense fallback={null}>
              <LiveSessions readOnly={viewOnly || !holds('fe.secure.delete.sessions')} />
            </Suspense>
          )}
        </ConfigurableField>
      ) : null}
    </div>
  );
}
