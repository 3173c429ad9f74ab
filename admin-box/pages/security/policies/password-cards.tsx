/** Policies about passwords: lockout, history and expiration. */
import type { PasswordRotation } from '#shared/contract/policies/security-policies.ts';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { durationOf, toSeconds, wholeNumber } from './duration.ts';
import { PolicyCard } from './policy-card.tsx';
import { CountFields, inRange, RotationFields } from './policy-fields.tsx';
import type { CountValues, RotationValues } from './policy-fields.tsx';
import { usePolicyImpact } from './use-policy-impact.ts';
import { useLockoutPolicy, usePasswordHistoryPolicy, usePasswordRotation } from './use-policies.ts';

/** Limits of the server. */
const attempts = { min: 3, max: 100 };
const history = { min: 1, max: 24 };
/** Seconds here, minutes in the contract. */
const rotation = { min: 86_400, max: 315_360_000 };
const notice = { min: 0, max: 315_360_000 };

interface CardProps {
  readOnly: boolean;
}

export function LockoutCard({ readOnly }: CardProps) {
  const { t } = useTexts();
  const { query, save } = useLockoutPolicy();
  const preview = usePolicyImpact();
  return (
    <PolicyCard
      name="lockout"
      title={t('security.lockout')}
      lead={t('security.lockoutText')}
      failedTitle={t('security.lockoutFailed')}
      query={query}
      isDefault={({ isDefault }) => isDefault}
      readOnly={readOnly}
      valuesOf={({ policy }): CountValues => ({
        on: policy.enabled,
        count: String(inRange(policy.maxAttempts, attempts.min, attempts)),
      })}
      previewNote={t('security.impactLockoutNote')}
      preview={(values, applied) => preview.lockout(lockoutOf(values, applied))}
      save={(values, applied) => save(lockoutOf(values, applied), applied)}
    >
      {(fields) => (
        <CountFields {...fields} {...attempts} onLabel={t('security.lockoutOn')} label={t('security.lockoutCount')} />
      )}
    </PolicyCard>
  );
}

/** History of a tenant that turns it on for the first time: without one the size is 0. */
const usualHistory = 5;

export function PasswordHistoryCard({ readOnly }: CardProps) {
  const { t } = useTexts();
  const { query, save } = usePasswordHistoryPolicy();
  const preview = usePolicyImpact();
  return (
    <PolicyCard
      name="passwordHistory"
      title={t('security.history')}
      lead={t('security.historyText')}
      failedTitle={t('security.historyFailed')}
      query={query}
      isDefault={({ isDefault }) => isDefault}
      readOnly={readOnly}
      valuesOf={({ policy }): CountValues => ({
        on: policy.enabled,
        count: String(inRange(policy.historySize, usualHistory, history)),
      })}
      previewNote={t('security.impactHistoryNote')}
      preview={(values, applied) => preview.history(historyOf(values, applied))}
      save={(values, applied) => save(historyOf(values, applied), applied)}
    >
      {(fields) => (
        <CountFields {...fields} {...history} onLabel={t('security.historyOn')} label={t('security.historyCount')} />
      )}
    </PolicyCard>
  );
}

export function PasswordRotationCard({ readOnly }: CardProps) {
  const { t } = useTexts();
  const { query, save } = usePasswordRotation();
  const preview = usePolicyImpact();
  return (
    <PolicyCard
      name="passwordRotation"
      title={t('security.rotation')}
      lead={t('security.rotationText')}
      failedTitle={t('security.rotationFailed')}
      query={query}
      readOnly={readOnly}
      valuesOf={(rule): RotationValues => ({
        on: rule.isActive,
        period: durationOf(inRange(rule.rotationPeriod * 60, rotation.min, rotation)),
        notice: durationOf(rule.notificationPeriod * 60),
      })}
      preview={(values, rule) => preview.rotation(rotationOf(values, rule))}
      save={(values, rule) => save(rotationOf(values, rule))}
    >
      {(fields) => <RotationFields {...fields} period={rotation} notice={notice} />}
    </PolicyCard>
  );
}

function lockoutOf({ on, count }: CountValues, { policy }: { policy: { maxAttempts: number } }) {
  return { enabled: on, maxAttempts: inRange(wholeNumber(count), policy.maxAttempts, attempts) };
}

function historyOf({ on, count }: CountValues, { policy }: { policy: { historySize: number } }) {
  return { enabled: on, historySize: inRange(wholeNumber(count), policy.historySize || usualHistory, history) };
}

function rotationOf(values: RotationValues, rule: PasswordRotation) {
  return {
    isActive: values.on,
    rotationPeriod: minutes(inRange(toSeconds(values.period), rule.rotationPeriod * 60, rotation)),
    notificationPeriod: minutes(inRange(toSeconds(values.notice), rule.notificationPeriod * 60, notice)),
  };
}

const minutes = (seconds: number): number => Math.round(seconds / 60);
