/** The settings of a version of a policy, as the page names them. */
import type { CountryRestrictionSettings } from '#shared/contract/restrictions/country-restrictions.ts';
import type { PolicyName, PolicyVersion } from '#shared/contract/policies/policy-history.ts';
import type { DomainRestrictionConfig, IpRestrictionConfig } from '#shared/contract/restrictions/restrictions.ts';
import type {
  LockoutPolicy,
  MfaPolicy,
  PasswordHistoryPolicy,
  PasswordRotation,
} from '#shared/contract/policies/security-policies.ts';
import type { SessionConfig } from '#shared/contract/sessions/sessions.ts';
import type { Texts } from '#admin-box/i18n/texts.tsx';
import type { ChangedField } from '#admin-box/kit/activity.ts';
import { formatDuration } from '#admin-box/pages/security/policies/duration.ts';

type Settings = readonly (readonly [label: string, value: string])[];
type Value = PolicyVersion['value'];

const minute = 60;

function sessionSettings(config: SessionConfig, { t, locale }: Texts): Settings {
  const { sessionIdleTimeoutConfiguration: idle, sessionTimeoutConfiguration: total } = config;
  const { sessionConcurrentConfiguration: concurrent } = config;
  const off = t('policyHistory.off');
  return [
    [t('security.idle'), idle?.isActive ? formatDuration(idle.timeout, locale) : off],
    [t('security.relogin'), total?.isActive ? formatDuration(total.timeout, locale) : off],
    [t('security.concurrency'), concurrent?.isActive ? String(concurrent.maxSessions) : off],
  ];
}

/** The values of a policy come in the format of its own endpoint. */
export function settingsOf(policy: PolicyName, value: NonNullable<Value>, texts: Texts): Settings {
  const { t, locale } = texts;
  const onOff = (isOn: boolean) => t(isOn ? 'policyHistory.on' : 'policyHistory.off');
  switch (policy) {
    case 'mfa': {
      const { enforceMFAType } = value as unknown as MfaPolicy;
      return [[t('security.mfaType'), t(`security.mfaType.${enforceMFAType}`)]];
    }
    case 'lockout': {
      const { enabled, maxAttempts } = value as unknown as LockoutPolicy;
      return [
        [t('security.lockoutOn'), onOff(enabled)],
        [t('security.lockoutCount'), String(maxAttempts)],
      ];
    }
    case 'password-history': {
      const { enabled, historySize } = value as unknown as PasswordHistoryPolicy;
      return [
        [t('security.historyOn'), onOff(enabled)],
        [t('security.historyCount'), String(historySize)],
      ];
    }
    case 'password-rotation': {
      const { isActive, rotationPeriod, notificationPeriod } = value as unknown as PasswordRotation;
      return [
        [t('security.rotationOn'), onOff(isActive)],
        [t('security.rotationPeriod'), formatDuration(rotationPeriod * minute, locale)],
        [t('security.rotationNotice'), formatDuration(notificationPeriod * minute, locale)],
      ];
    }
    case 'sessions':
      return sessionSettings(value, texts);
    case 'ip-restrictions': {
      const { isActive, strategy } = value as unknown as IpRestrictionConfig;
      return [
        [t('security.ipOn'), onOff(isActive)],
        [t('security.restrictionMode'), t(strategy === 'BLOCK' ? 'security.ipBlock' : 'security.ipAllow')],
      ];
    }
    case 'country-restrictions': {
      const { enabled, action, failStrategy, shouldSendRestrictionEmail } =
        value as unknown as CountryRestrictionSettings;
      return [
        [t('country.on'), onOff(enabled)],
        [t('security.restrictionMode'), t(action === 'BLOCK' ? 'country.block' : 'country.allow')],
        [t('country.unknown'), onOff(failStrategy === 'ALLOW')],
        [t('country.mail'), onOff(shouldSendRestrictionEmail)],
      ];
    }
    // required single sign-on has a page of its own, which shows no versions
    case 'sso-enforcement':
      return [];
    case 'domain-restrictions': {
      const { active, listType, blockPublicDomains } = value as unknown as DomainRestrictionConfig;
      return [
        [t('security.domainOn'), onOff(active)],
        [t('security.restrictionMode'), t(listType === 'BLOCK' ? 'security.domainBlock' : 'security.domainAllow')],
        [t('security.domainPublic'), onOff(blockPublicDomains)],
      ];
    }
  }
}

/** Settings that differ; a policy of which there is none has the vendor's. */
export function changedSettings(
  policy: PolicyName,
  { before, value }: Pick<PolicyVersion, 'before' | 'value'>,
  texts: Texts,
): ChangedField[] {
  const none = texts.t('security.default');
  const settings = (of: Value) => new Map(of ? settingsOf(policy, of, texts) : []);
  const [was, is] = [settings(before), settings(value)];
  return [...new Set([...was.keys(), ...is.keys()])]
    .map((field) => ({ field, before: was.get(field) ?? none, after: is.get(field) ?? none }))
    .filter((setting) => setting.before !== setting.after);
}
