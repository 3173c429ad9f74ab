import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { Banner } from '../../../shared/ui/banner/banner.tsx';
import { Button } from '../../../shared/ui/button/button.tsx';
import { PasswordField } from '../../../shared/ui/password-field/password-field.tsx';
import { useToasts } from '../../../shared/ui/toast/toast-provider.tsx';
import { passwordConfigKey } from '../../data/keys.ts';
import { errorCodeOf } from '../../data/trace-id.ts';
import { usePortal } from '../../portal-context.tsx';
import { useTexts } from '../../texts.tsx';
import { checkPasswordRules } from './password-rules.ts';
import type { PasswordRuleState } from './password-rules.ts';
import { buttonsStyle, sectionStyle } from './profile.styles.ts';

interface PasswordValues {
  password: string;
  newPassword: string;
}

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

function useRuleTexts(config: typeof defaultConfig): (rule: PasswordRuleState['rule']) => string {
  const { t } = useTexts();
  const { minLength, maxLength } = config;
  return (rule) => {
    if (rule === 'length') return t('password.ruleLength', { minLength, maxLength });
    return t(rule === 'email' ? 'password.ruleEmail' : 'password.ruleDifferent');
  };
}

/** Sends both passwords. A refusal is shown at the field it is about; what was typed stays. */
function usePasswordChange(form: UseFormReturn<PasswordValues>) {
  const { t, errorText } = useTexts();
  const { api } = usePortal();
  const toasts = useToasts();
  const [failure, setFailure] = useState<unknown>();
  const place = (error: unknown): void => {
    const code = errorCodeOf(error) ?? '';
    if (!code.startsWith('password-')) return setFailure(error);
    form.setError(code === 'password-wrong' ? 'password' : 'newPassword', { message: errorText(error) }, { shouldFocus: true });
  };
  const submit = form.handleSubmit(async (values) => {
    setFailure(undefined);
    try {
      await api.post('/identity/resources/users/v1/passwords/change', values);
      form.reset(none);
      toasts.show({ title: t('password.changed') });
    } catch (error) {
      place(error);
    }
  });
  return { submit, failure };
}

/** Changes the own password; the server ends the other sessions. */
export function PasswordForm({ email, userId }: { email: string; userId: string }) {
  const { t, errorText } = useTexts();
  const config = usePasswordConfig(userId);
  const textOf = useRuleTexts(config);
  const form = useForm<PasswordValues>({ mode: 'onTouched', defaultValues: none });
  const { submit, failure } = usePasswordChange(form);
  const [password, newPassword] = useWatch({ control: form.control, name: ['password', 'newPassword'] });
  const { errors, isSubmitting } = form.formState;
  const rulesFor = (next: string) => checkPasswordRules(next, config, { email, current: password });
  const meetsRules = (next: string) => rulesFor(next).every((rule) => rule.met) || t('password.newWrong');
  return (
    <form css={sectionStyle} noValidate onSubmit={(event) => void submit(event)} aria-labelledby="password">
      <h2 id="password">{t('password.title')}</h2>
      <p data-part="section-lead">{t('password.text')}</p>
      {failure ? <Banner tone="danger">{errorText(failure)}</Banner> : null}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={t('password.current')}
        autoComplete="current-password"
        error={errors.password?.message}
        {...form.register('password', { required: t('password.currentMissing') })}
      />
      <PasswordField
        label={t('password.new')}
        autoComplete="new-password"
        rules={rulesFor(newPassword).map(({ rule, met }) => ({ text: textOf(rule), met }))}
        error={errors.newPassword?.message}
        {...form.register('newPassword', { validate: meetsRules })}
      />
      <div css={buttonsStyle}>
        <Button type="submit" loading={isSubmitting} loadingLabel={t('password.changing')}>
          {t('password.change')}
        </Button>
      </div>
    </form>
  );
}
