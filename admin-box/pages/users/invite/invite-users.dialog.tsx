import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { Banner } from '#shared/ui/banner/banner.tsx';
import { TextAreaField } from '#shared/ui/text-field/text-area-field.tsx';
import { TextField } from '#shared/ui/text-field/text-field.tsx';
import { useToasts } from '#shared/ui/toast/toast-provider.tsx';
import { useForm } from '#admin-box/kit/forms/use-form.ts';
import { FormDialog } from '#admin-box/kit/forms/form-dialog.tsx';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { useFieldAppearance } from '#admin-box/kit/configurable-field.tsx';
import { parseEmails } from '#admin-box/kit/forms/parse-emails.ts';
import { RolesField } from '#admin-box/pages/users/roles-field.tsx';
import { useTeamRoles } from '#admin-box/data/team-roles.ts';
import { AddressChips } from './address-chips.tsx';
import { finished, useAddressStates, withoutAddress } from './use-address-states.ts';
import type { TypedAddress } from './use-address-states.ts';
import { useInvitations } from './use-invitations.ts';
import type { FailedInvitation } from './use-invitations.ts';
import { failuresStyle } from '#admin-box/pages/users/users.styles.ts';

interface InviteValues {
  emails: string;
  name: string;
  /** Null until a role is chosen: the default roles are shown and assigned. */
  roleIds: string[] | null;
}

const none: InviteValues = { emails: '', name: '', roleIds: null };

/** What is ticked: what was chosen, else the roles that are given without a choice. */
function useDefaultRoles(chosen: string[] | null): string[] | undefined {
  const { data } = useTeamRoles();
  return chosen ?? data?.filter(({ isDefault }) => isDefault).map(({ id }) => id);
}

/** Members get no invitation. */
const toSend = (addresses: readonly TypedAddress[]): string[] =>
  addresses.filter(({ state }) => state === 'new' || state === 'invited').map(({ email }) => email);

/** Sending. The addresses that failed stay in the form, with their reasons; those that were sent leave it. */
function useInviteSending(form: UseFormReturn<InviteValues>, addresses: readonly TypedAddress[], onClose: () => void) {
  const { t } = useTexts();
  const toasts = useToasts();
  const { send, done } = useInvitations();
  const [failed, setFailed] = useState<FailedInvitation[]>([]);
  const submit = form.handleSubmit(async ({ name, roleIds }) => {
    setFailed([]);
    const emails = toSend(addresses);
    const refused = await send({ emails, name, roleIds });
    const sent = emails.length - refused.length;
    if (sent > 0) toasts.show({ title: t('invite.sent', { count: sent }) });
    if (refused.length === 0) return onClose();
    setFailed(refused);
    form.setValue('emails', refused.map(({ email }) => email).join('\n'));
  });
  return { submit, failed, done };
}

function Failures({ failed }: { failed: readonly FailedInvitation[] }) {
  const { t, errorText } = useTexts();
  if (failed.length === 0) return null;
  return (
    <Banner tone="danger">
      <strong>{t('invite.someFailed', { count: failed.length })}</strong>
      <ul css={failuresStyle}>
        {failed.map(({ email, error }) => (
          <li key={email}>
            <bdi>{email}</bdi> — {errorText(error)}
          </li>
        ))}
      </ul>
    </Banner>
  );
}

function InviteFields({ form, addresses }: { form: UseFormReturn<InviteValues>; addresses: readonly TypedAddress[] }) {
  const { t, list } = useTexts();
  const { holds } = usePortal();
  const appearance = useFieldAppearance();
  const roleIds = useWatch({ control: form.control, name: 'roleIds' });
  const chosen = useDefaultRoles(roleIds);
  const count = toSend(addresses).length;
  const { isSubmitted, touchedFields } = form.formState;
  const isTouched = isSubmitted || touchedFields.emails === true;
  const check = (text: string) => {
    const { emails, wrong } = parseEmails(text);
    if (wrong.length > 0) return t('invite.wrong', { emails: list(wrong) });
    if (emails.length === 0) return t('invite.missing');
    return addresses.some(({ state }) => state !== 'member') || t('invite.allMembers');
  };
  return (
    <>
      <TextAreaField
        label={t('invite.emails')}
        hint={t('invite.emailsHint')}
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        error={form.formState.errors.emails?.message}
        {...form.register('emails', { validate: check })}
      />
      <AddressChips
        addresses={isTouched ? addresses : finished(addresses, form.getValues('emails'))}
        onRemove={(email) =>
          form.setValue('emails', withoutAddress(form.getValues('emails'), email), {
            shouldDirty: true,
            shouldValidate: isTouched,
          })
        }
      />
      {count <= 1 && appearance('name') === 'edit' ? (
        <TextField
          label={t('invite.name')}
          optional
          dir="auto"
          autoComplete="off"
          maxLength={200}
          {...form.register('name')}
        />
      ) : null}
      {appearance('roles') === 'edit' && holds('fe.secure.read.roles') ? (
        <RolesField
          label={t('invite.roles')}
          value={chosen ?? []}
          onChange={(next) => form.setValue('roleIds', next, { shouldDirty: true })}
        />
      ) : null}
    </>
  );
}

/** Invites one user or many: each gets a mail and appears in the list as invited. */
export function InviteUsersDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTexts();
  const { tenant } = usePortal();
  const form = useForm<InviteValues>({ mode: 'onTouched', defaultValues: none });
  const addresses = useAddressStates(useWatch({ control: form.control, name: 'emails' }));
  const { submit, failed, done } = useInviteSending(form, addresses, onClose);
  const { isSubmitting } = form.formState;
  const count = toSend(addresses).length;
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t('invite.title', { tenant })}
      fields={t('invite.emails')}
      saveLabel={count === 0 ? t('invite.sendNone') : t('invite.send', { count })}
      savingLabel={count > 1 ? t('invite.progress', { done, count }) : t('invite.sending')}
      changed={form.formState.isDirty}
      ready
      saving={isSubmitting}
      onSave={() => void submit()}
    >
      <Failures failed={failed} />
      <InviteFields form={form} addresses={addresses} />
    </FormDialog>
  );
}
