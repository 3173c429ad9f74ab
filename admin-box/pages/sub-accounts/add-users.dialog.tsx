import { useState } from 'react';
import { Checkbox } from '#shared/ui/checkbox/checkbox.tsx';
import { TextAreaField } from '#shared/ui/text-field/text-area-field.tsx';
import { useToasts } from '#shared/ui/toast/toast-provider.tsx';
import { FormDialog } from '#admin-box/kit/forms/form-dialog.tsx';
import { useAction } from '#admin-box/kit/forms/use-action.ts';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { useFieldAppearance } from '#admin-box/kit/configurable-field.tsx';
import { parseEmails } from '#admin-box/kit/forms/parse-emails.ts';
import { useRights } from './account-actions.ts';
import { AccountRolesField } from './account-roles.tsx';
import type { Account } from './use-accounts.ts';
import { useChange } from './use-change-accounts.ts';

/** Errors of the email field, shown on blur or submit. */
function useEmails() {
  const { t } = useTexts();
  const [text, setText] = useState('');
  const [left, setLeft] = useState(false);
  const { emails, wrong } = parseEmails(text);
  const problem =
    wrong[0] !== undefined
      ? t('accounts.emailsWrong', { email: wrong[0] })
      : emails.length === 0
        ? t('accounts.emailsMissing')
        : undefined;
  return { text, setText, emails, problem, error: left ? problem : undefined, leave: () => setLeft(true) };
}

/** Invites people into an account, all with the same roles. */
export function AddUsersDialog({ account, open, onClose }: { account: Account; open: boolean; onClose: () => void }) {
  const { t } = useTexts();
  const { api } = usePortal();
  const may = useRights();
  const appearance = useFieldAppearance();
  const toasts = useToasts();
  const change = useChange();
  const { text, setText, emails, problem, error, leave } = useEmails();
  const [roleIds, setRoleIds] = useState<string[]>([]);
  const [hasSubAccountAccess, setHasSubAccountAccess] = useState(false);
  const { busy, failure, run } = useAction();
  const send = async (): Promise<void> => {
    leave();
    if (problem !== undefined) return;
    const users = emails.map((email) => ({ email }));
    const wanted = {
      users,
      tenantId: account.id,
      ...(roleIds.length > 0 && { roleIds }),
      ...(hasSubAccountAccess && { allowSubAccountAccess: true }),
    };
    await run(async () => {
      await change(() => api.post('/identity/resources/sub-tenants/users/v2/', wanted));
      toasts.show({ title: t('accounts.added', { count: users.length, name: account.name }) });
      onClose();
    });
  };
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t('accounts.addTitle', { name: account.name })}
      fields={t('accounts.emails')}
      saveLabel={t('accounts.add', { count: Math.max(emails.length, 1) })}
      savingLabel={t('accounts.adding')}
      changed={text.trim() !== ''}
      ready
      saving={busy}
      failure={failure}
      onSave={() => void send()}
    >
      <TextAreaField
        label={t('accounts.emails')}
        hint={t('accounts.emailsHint')}
        dir="ltr"
        value={text}
        error={error}
        onChange={(event) => setText(event.target.value)}
        onBlur={() => text.trim() !== '' && leave()}
      />
      {appearance('roles') === 'edit' ? <AccountRolesField current={[]} value={roleIds} onChange={setRoleIds} /> : null}
      {may.userAccess && account.isReseller && account.subAccountAccessType === 'defaultOff' ? (
        <Checkbox
          label={t('accounts.mayGoBelow')}
          checked={hasSubAccountAccess}
          onCheckedChange={setHasSubAccountAccess}
        />
      ) : null}
    </FormDialog>
  );
}
