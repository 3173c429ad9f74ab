import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { TeamUser } from '#shared/contract/users/members.ts';
import { formatDateTime } from '#shared/i18n/format-time.ts';
import { foldDigits } from '#shared/lib/fold-digits.ts';
import { TextField } from '#shared/ui/text-field/text-field.tsx';
import { useToasts } from '#shared/ui/toast/toast-provider.tsx';
import { useForm } from '#admin-box/kit/forms/use-form.ts';
import { FormDialog } from '#admin-box/kit/forms/form-dialog.tsx';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { longestStay } from '#admin-box/pages/users/bulk/bulk-lines.ts';
import { nameOf } from '#admin-box/pages/users/user.ts';
import { AccessDurationField } from '#admin-box/pages/users/access-duration-field.tsx';
import { membersKey } from '#admin-box/pages/users/use-users.ts';

const secondsPerDay = 86_400;

interface LimitValues {
  /** Days, or `custom`. */
  stay: string;
  days: string;
}

const usual: LimitValues = { stay: '7', days: '' };

/** @returns `undefined` if it is not a whole number of days */
function daysOf({ stay, days }: LimitValues): number | undefined {
  const count = Number(stay === 'custom' ? foldDigits(days) || Number.NaN : stay);
  return Number.isInteger(count) && count >= 1 && count <= longestStay ? count : undefined;
}

/** Sets a user's access expiry, counted from now. */
export function TemporaryUserDialog({
  member,
  open,
  onClose,
}: {
  member: TeamUser;
  open: boolean;
  onClose: () => void;
}) {
  const { t, locale } = useTexts();
  const { api, tenant } = usePortal();
  const toasts = useToasts();
  const queries = useQueryClient();
  const [failure, setFailure] = useState<unknown>();
  const form = useForm<LimitValues>({ mode: 'onTouched', defaultValues: usual });
  const values = useWatch({ control: form.control });
  const name = nameOf(member);
  const changed = values.stay !== usual.stay || values.days !== usual.days;
  const days = daysOf({ stay: values.stay ?? '7', days: values.days ?? '' });
  const submit = form.handleSubmit(async (wanted) => {
    setFailure(undefined);
    try {
      const answer = await api.put(
        '/identity/resources/users/temporary/v1/{userId}',
        { expirationInSeconds: daysOf(wanted)! * secondsPerDay },
        { params: { userId: member.id } },
      );
      toasts.show({
        title: t('limit.saved', { name, time: formatDateTime(answer.temporaryExpirationDate, { locale }) }),
      });
      void queries.invalidateQueries({ queryKey: membersKey });
      onClose();
    } catch (error) {
      setFailure(error);
    }
  });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t('limit.title', { name })}
      description={t('limit.text', { name, tenant })}
      saveLabel={t('limit.save')}
      fields={t('limit.time')}
      changed={changed}
      ready
      saving={form.formState.isSubmitting}
      failure={failure}
      onSave={() => void submit()}
    >
      <AccessDurationField
        label={t('limit.time')}
        value={values.stay ?? '7'}
        onChange={(stay) => form.setValue('stay', stay)}
        days={[1, 7, 30, 90]}
        extraOption={{ value: 'custom', label: t('limit.custom') }}
      />
      {values.stay === 'custom' ? (
        <TextField
          label={t('limit.days')}
          inputMode="numeric"
          autoComplete="off"
          error={form.formState.errors.days?.message}
          {...form.register('days', {
            validate: (typed) => daysOf({ stay: 'custom', days: typed }) !== undefined || t('limit.daysWrong'),
          })}
        />
      ) : null}
      {days === undefined ? null : (
        <p>
          {t('limit.until', {
            time: formatDateTime(new Date(Date.now() + days * secondsPerDay * 1000).toISOString(), { locale }),
          })}
        </p>
      )}
    </FormDialog>
  );
}
