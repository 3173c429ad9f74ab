import { useToasts } from '#shared/ui/toast/toast-provider.tsx';
import { errorCodeOf } from '#admin-box/data/trace-id.ts';
import { useAction } from '#admin-box/kit/forms/use-action.ts';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';

export interface PasswordValues {
  password: string;
  newPassword: string;
}

/** Where a refusal belongs: at the field it is about, or to the form. */
export interface PasswordRefusal {
  field: keyof PasswordValues | undefined;
  error: unknown;
}

function refusalOf(error: unknown): PasswordRefusal {
  const code = errorCodeOf(error) ?? '';
  if (!code.startsWith('password-')) return { field: undefined, error };
  return { field: code === 'password-wrong' ? 'password' : 'newPassword', error };
}

/** Sends both passwords; what was typed stays when they are refused. @param onChanged the form begins afresh */
export function usePasswordChange(onChanged: () => void) {
  const { t } = useTexts();
  const { api } = usePortal();
  const toasts = useToasts();
  const { busy, failure, run } = useAction();
  const change = (values: PasswordValues): Promise<void> =>
    run(async () => {
      await api.post('/identity/resources/users/v1/passwords/change', values);
      toasts.show({ title: t('password.changed') });
      onChanged();
    });
  return { busy, refusal: failure ? refusalOf(failure) : undefined, change };
}
