import { useState } from 'react';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { Checkbox } from '#shared/ui/checkbox/checkbox.tsx';
import { Select } from '#shared/ui/select/select.tsx';
import { TextField } from '#shared/ui/text-field/text-field.tsx';
import { useForm } from '#admin-box/kit/forms/use-form.ts';
import { FormDialog } from '#admin-box/kit/forms/form-dialog.tsx';
import { useAction } from '#admin-box/kit/forms/use-action.ts';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { ConfigurableField, useFieldAppearance } from '#admin-box/kit/configurable-field.tsx';
import { parseEmails } from '#admin-box/kit/forms/parse-emails.ts';
import { useRights } from './account-actions.ts';
import { asReadOf, changesOf, isAlias, newAccountOf, noAccount, tenantTypes, valuesOf } from './account-values.ts';
import type { AccountValues } from './account-values.ts';
import { accountIn, readAccount } from './use-accounts.ts';
import type { Account } from './use-accounts.ts';
import { useChangeAccounts } from './use-change-accounts.ts';

type AccountForm = UseFormReturn<AccountValues>;

function DetailFields({ form }: { form: AccountForm }) {
  const { t } = useTexts();
  const { errors } = form.formState;
  const tenantType = useWatch({ control: form.control, name: 'tenantType' });
  return (
    <>
      <TextField
        label={t('accounts.name')}
        dir="auto"
        autoComplete="off"
        maxLength={200}
        error={errors.name?.message}
        {...form.register('name', { validate: (name) => name.trim() !== '' || t('accounts.nameMissing') })}
      />
      <ConfigurableField name="alias">
        {(viewOnly) => (
          <TextField
            label={t('accounts.alias')}
            hint={t('accounts.aliasHint')}
            optional
            dir="ltr"
            autoComplete="off"
            readOnly={viewOnly}
            spellCheck={false}
            maxLength={63}
            error={errors.alias?.message}
            {...form.register('alias', {
              validate: (alias) => alias.trim() === '' || isAlias(alias) || t('accounts.aliasWrong'),
            })}
          />
        )}
      </ConfigurableField>
      <ConfigurableField name="tenantType">
        {(viewOnly) => (
          <Select
            label={t('accounts.type')}
            options={tenantTypes.map((each) => ({ value: each, label: t(`accounts.type.${each}`) }))}
            value={tenantType}
            disabled={viewOnly}
            onChange={(value) =>
              form.setValue('tenantType', value as AccountValues['tenantType'], { shouldDirty: true })
            }
          />
        )}
      </ConfigurableField>
    </>
  );
}

/** What only a new account is asked: whether it holds others, and who manages it first. */
function Beginning({ form }: { form: AccountForm }) {
  const { t } = useTexts();
  const may = useRights();
  const appearance = useFieldAppearance();
  const { errors } = form.formState;
  const [isReseller, creatorEmail] = useWatch({ control: form.control, name: ['isReseller', 'creatorEmail'] });
  return (
    <>
      {may.manage ? (
        <Checkbox
          label={t('accounts.holds')}
          hint={t('accounts.holdsHint')}
          checked={isReseller}
          onCheckedChange={(checked) => form.setValue('isReseller', checked, { shouldDirty: true })}
        />
      ) : null}
      {may.writePeople && appearance('creator') === 'edit' ? (
        <TextField
          label={t('accounts.admin')}
          hint={t('accounts.adminHint')}
          optional
          type="email"
          dir="ltr"
          autoComplete="off"
          placeholder="name@example.com"
          error={errors.creatorEmail?.message}
          {...form.register('creatorEmail', {
            validate: (email) =>
              email.trim() === '' || parseEmails(email).emails.length === 1 || t('common.emailWrong'),
          })}
        />
      ) : null}
      {creatorEmail.trim() ? (
        <TextField
          label={t('accounts.adminName')}
          optional
          dir="auto"
          autoComplete="off"
          maxLength={200}
          {...form.register('creatorName')}
        />
      ) : null}
    </>
  );
}

interface AccountFormProps {
  title: string;
  submitLabel: string;
  start: AccountValues;
  isNew: boolean;
  /** Below the fields. */
  children?: ReactNode;
  open: boolean;
  onClose(): void;
  /** @param before what the values are changes of */
  onSave(values: AccountValues, before: AccountValues): Promise<void>;
  /** The account as it is now, for one that others may change too. */
  refetch?(): Promise<AccountValues | undefined>;
}

function AccountFormDialog(props: AccountFormProps) {
  const { title, submitLabel, start, isNew, children, open, onClose, onSave, refetch } = props;
  const { t } = useTexts();
  const [before, setBefore] = useState(start);
  // from then on the form is compared with what the other made
  const { failure, run, forget } = useAction(async () => setBefore((await refetch?.()) ?? before));
  const form = useForm<AccountValues>({ mode: 'onTouched', defaultValues: start });
  const changed = JSON.stringify(useWatch({ control: form.control })) !== JSON.stringify(before);
  const { isSubmitting } = form.formState;
  const submit = form.handleSubmit((values) =>
    run(async () => {
      await onSave(values, before);
      onClose();
    }),
  );
  const acceptRemote = (): void => {
    form.reset(before);
    forget();
  };
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={title}
      fields={t('accounts.fields')}
      saveLabel={submitLabel}
      changed={changed}
      ready={changed || isNew}
      saving={isSubmitting}
      failure={failure}
      remote={{ acceptLabel: t('accounts.useTheirs'), onAccept: acceptRemote }}
      onSave={() => void submit()}
    >
      <DetailFields form={form} />
      {isNew ? <Beginning form={form} /> : null}
      {children}
    </FormDialog>
  );
}

/** Creates an account under the active one or another. */
export function CreateAccountDialog({
  parent,
  ...dialog
}: {
  parent: Account | undefined;
  open: boolean;
  onClose: () => void;
}) {
  const { t } = useTexts();
  const { tenant } = usePortal();
  const { create } = useChangeAccounts();
  const may = useRights();
  const [withAccess, setWithAccess] = useState(may.userAccess);
  const title = t('accounts.newTitle', { parent: parent?.name ?? tenant });
  return (
    <AccountFormDialog
      {...dialog}
      title={title}
      submitLabel={t('accounts.create')}
      start={noAccount}
      isNew
      onSave={(values) => create(newAccountOf(values, parent?.id), withAccess)}
    >
      {may.userAccess ? (
        <Checkbox
          label={t('accounts.giveMe')}
          hint={t('accounts.giveMeHint')}
          checked={withAccess}
          onCheckedChange={setWithAccess}
        />
      ) : null}
    </AccountFormDialog>
  );
}

/** @returns a function that reads the account's current values; `undefined` if it was deleted */
function useReadAccount(id: string): () => Promise<AccountValues | undefined> {
  const { api } = usePortal();
  return async () => {
    const found = accountIn(await readAccount(api, id), id);
    return found && valuesOf(found);
  };
}

export function EditAccountDialog({ account, ...dialog }: { account: Account; open: boolean; onClose: () => void }) {
  const { t } = useTexts();
  const { update } = useChangeAccounts();
  const refetch = useReadAccount(account.id);
  return (
    <AccountFormDialog
      {...dialog}
      title={t('accounts.editTitle', { name: account.name })}
      submitLabel={t('accounts.save')}
      start={valuesOf(account)}
      isNew={false}
      refetch={refetch}
      onSave={(values, before) => update(account, { ...changesOf(before, values), asRead: asReadOf(before) })}
    />
  );
}
