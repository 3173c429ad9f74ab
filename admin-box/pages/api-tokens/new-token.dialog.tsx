import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { Banner } from '#shared/ui/banner/banner.tsx';
import { TextField } from '#shared/ui/text-field/text-field.tsx';
import { useForm } from '#admin-box/kit/forms/use-form.ts';
import { FormDialog } from '#admin-box/kit/forms/form-dialog.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { ConfigurableField } from '#admin-box/kit/configurable-field.tsx';
import { VerificationCanceled, useRecentSignIn } from '#admin-box/kit/recent-sign-in/recent-sign-in-context.ts';
import { TokenRights } from './token-rights.tsx';
import { minutesOf, readDays } from './token-rules.ts';
import type { Token } from './token-rules.ts';
import { useChangeTokens } from './use-change-tokens.ts';
import type { TokenList } from './use-tokens.ts';

export interface NewTokenProps {
  tokens: TokenList;
  open: boolean;
  onClose(): void;
  /** Called after creation, to show the secret. */
  onCreated(token: Token): void;
}

interface Values {
  description: string;
  days: string;
  roleIds: string[];
  permissionIds: string[];
}

/** A year: long enough to be of use, short enough to be reviewed. */
const usualDays = '365';

/** The form's state. A refusal is shown in the form, which keeps what was typed. */
function useTokenForm(tokens: TokenList, onCreated: (token: Token) => void) {
  const { create } = useChangeTokens(tokens);
  const fresh = useRecentSignIn();
  const [failure, setFailure] = useState<unknown>();
  const [rightsMissing, setRightsMissing] = useState(false);
  const [created, setCreated] = useState(false);
  const form = useForm<Values>({
    mode: 'onTouched',
    defaultValues: { description: '', days: usualDays, roleIds: [], permissionIds: [] },
  });
  const submit = form.handleSubmit(async ({ description, days, roleIds, permissionIds }) => {
    setFailure(undefined);
    const missing = tokens.owner === 'tenant' && roleIds.length + permissionIds.length === 0;
    setRightsMissing(missing);
    if (missing) return;
    try {
      // one that never expires needs a recent sign-in
      const token = await fresh(() =>
        create({
          description: description.trim(),
          expiresInMinutes: minutesOf(readDays(days) ?? null),
          roleIds,
          permissionIds,
        }),
      );
      setCreated(true);
      onCreated(token);
    } catch (error) {
      if (!(error instanceof VerificationCanceled)) setFailure(error);
    }
  });
  return { form, failure, created, rightsMissing, submit };
}

/** Says when that is, as one types. */
function useEndHint(days: string): string {
  const { t, locale } = useTexts();
  const count = readDays(days) ?? null;
  if (count === null) return t('token.endsNever');
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(Date.now() + count * 24 * 3_600_000);
  return t('token.endsOn', { date });
}

function DetailFields({ form }: { form: UseFormReturn<Values> }) {
  const { t } = useTexts();
  const { errors } = form.formState;
  const days = useWatch({ control: form.control, name: 'days' });
  const hint = useEndHint(days);
  return (
    <>
      <TextField
        label={t('token.description')}
        dir="auto"
        autoComplete="off"
        maxLength={200}
        hint={t('token.descriptionHint')}
        error={errors.description?.message}
        {...form.register('description', { validate: (text) => text.trim() !== '' || t('token.descriptionMissing') })}
      />
      <ConfigurableField name="expires">
        {(viewOnly) => (
          <TextField
            label={t('token.days')}
            optional
            dir="ltr"
            inputMode="numeric"
            readOnly={viewOnly}
            autoComplete="off"
            hint={hint}
            error={errors.days?.message}
            {...form.register('days', { validate: (text) => readDays(text) !== undefined || t('token.daysWrong') })}
          />
        )}
      </ConfigurableField>
    </>
  );
}

/** What a new token is for, how long it works, and what it may do. */
export function NewTokenDialog({ tokens, open, onClose, onCreated }: NewTokenProps) {
  const { t } = useTexts();
  const { form, failure, created, rightsMissing, submit } = useTokenForm(tokens, onCreated);
  const { isSubmitting, isDirty } = form.formState;
  const roleIds = useWatch({ control: form.control, name: 'roleIds' });
  const permissionIds = useWatch({ control: form.control, name: 'permissionIds' });
  const choose = (name: 'roleIds' | 'permissionIds') => (ids: string[]) =>
    form.setValue(name, ids, { shouldDirty: true });
  const nothingChosen = rightsMissing && roleIds.length + permissionIds.length === 0;
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t(`token.newTitle.${tokens.kind}`)}
      description={t(`token.about.${tokens.kind}`)}
      fields={t('token.fields')}
      saveLabel={t('token.create')}
      savingLabel={t('token.creating')}
      changed={isDirty && !created}
      ready
      saving={isSubmitting}
      failure={failure}
      onSave={() => void submit()}
    >
      <DetailFields form={form} />
      {tokens.owner === 'tenant' ? (
        <TokenRights
          roleIds={roleIds}
          permissionIds={permissionIds}
          onRoles={choose('roleIds')}
          onPermissions={choose('permissionIds')}
        />
      ) : null}
      {nothingChosen ? <Banner tone="danger">{t('token.rightsMissing')}</Banner> : null}
    </FormDialog>
  );
}
