import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Banner } from '#shared/ui/banner/banner.tsx';
import type { LightField, LightRule } from '#shared/ui/light-form/light-form.ts';
import { passwordConfigKey } from '#admin-box/data/keys.ts';
import { CredentialForm } from '#admin-box/kit/forms/credential-form.tsx';
import { fieldsStyle } from '#admin-box/kit/section/section.styles.ts';
import { SectionFrame } from '#admin-box/kit/section/section.tsx';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { useUnsavedGuard } from '#admin-box/shell/use-unsaved-guard.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import type { Texts } from '#admin-box/i18n/texts.tsx';
import { checkPasswordRules, passwordRules } from './password-rules.ts';
import type { PasswordRule } from './password-rules.ts';
import { usePasswordChange } from './use-password-change.ts';
import type { PasswordValues } from './use-password-change.ts';

/** Used until the tenant's own rules have arrived. */
const defaultConfig = { minLength: 8, maxLength: 128 };
const none: PasswordValues = { password: '', newPassword: '' };

function usePasswordConfig(userId: string) {
  const { api } = usePortal();
  const { data = defaultConfig } = useQuery({
    queryKey: [...passwordConfigKey, userId],
    queryFn: ({ signal }) => api.get('/identity/resources/users/v1/passwords/config', { query: { userId }, signal }),
    staleTime: 5 * 60_000,
  });
  return data;
}

function ruleText({ t }: Texts, rule: PasswordRule, { minLength, maxLength }: typeof defaultConfig): string {
  if (rule === 'length') return t('password.ruleLength', { minLength, maxLength });
  return t(rule === 'email' ? 'password.ruleEmail' : 'password.ruleDifferent');
}

interface FieldContext {
  email: string;
  config: typeof defaultConfig;
  /** The current password as it is typed now, which the new one must not be. */
  current: () => string;
}

function fieldsFor(texts: Texts, { email, config, current }: FieldContext): LightField[] {
  const { t } = texts;
  const rules = passwordRules.map((id): LightRule => ({
    id,
    text: ruleText(texts, id, config),
    test: (typed) =>
      checkPasswordRules(typed, config, { email, current: current() }).some(({ rule, met }) => rule === id && met),
  }));
  return [
    // Hidden next to the passwords: password managers store all of them together.
    { name: 'email', type: 'text', label: t('common.email'), autocomplete: 'username', value: email, identity: true },
    {
      name: 'password',
      type: 'password',
      label: t('password.current'),
      autocomplete: 'current-password',
      required: true,
    },
    {
      name: 'newPassword',
      type: 'password',
      label: t('password.new'),
      autocomplete: 'new-password',
      required: true,
      rules,
    },
  ];
}

const valuesOf = ({ password = '', newPassword = '' }: Record<string, string>): PasswordValues => ({
  password,
  newPassword,
});

function PasswordFields({
  email,
  config,
  onChanged,
}: {
  email: string;
  config: typeof defaultConfig;
  onChanged: () => void;
}) {
  const texts = useTexts();
  const { t, errorText } = texts;
  const typed = useRef(none);
  const [dirty, setDirty] = useState(false);
  const { busy, refusal, change } = usePasswordChange(onChanged);
  const question = useUnsavedGuard(dirty && !busy, t('password.title'));
  const onType = (fields: Record<string, string>) => {
    typed.current = valuesOf(fields);
    setDirty(Object.values(typed.current).some((value) => value !== ''));
  };
  const message = refusal && errorText(refusal.error);
  const fields = fieldsFor(texts, { email, config, current: () => typed.current.password });
  return (
    <>
      <CredentialForm
        name="password"
        secondary
        fields={fields.map((field) => (field.name === refusal?.field ? { ...field, error: message } : field))}
        submit={t('password.change')}
        submitting={t('password.changing')}
        busy={busy}
        before={message && !refusal.field ? <Banner tone="danger">{message}</Banner> : undefined}
        onSubmit={(sent) => void change(valuesOf(sent))}
        onType={onType}
      />
      {question}
    </>
  );
}

/** Changes the own password; the server ends the other sessions. */
export function PasswordForm({ email, userId }: { email: string; userId: string }) {
  const { t } = useTexts();
  const config = usePasswordConfig(userId);
  const [changes, setChanges] = useState(0);
  return (
    <SectionFrame id="password" title={t('password.title')} lead={t('password.text')}>
      {/* Remounts the fields after a change: password managers take the removal of the old ones as success. */}
      <div css={fieldsStyle} key={changes}>
        <PasswordFields email={email} config={config} onChanged={() => setChanges((count) => count + 1)} />
      </div>
    </SectionFrame>
  );
}
