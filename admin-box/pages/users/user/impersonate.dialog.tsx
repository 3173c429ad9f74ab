import type { TeamUser } from '#shared/contract/users/members.ts';
import { TextField } from '#shared/ui/text-field/text-field.tsx';
import { useForm } from '#admin-box/kit/forms/use-form.ts';
import { FormDialog } from '#admin-box/kit/forms/form-dialog.tsx';
import { registered } from '#admin-box/kit/forms/registered.ts';
import { useAction } from '#admin-box/kit/forms/use-action.ts';
import { RecentSignInProvider } from '#admin-box/kit/recent-sign-in/recent-sign-in-provider.tsx';
import { useRecentSignIn } from '#admin-box/kit/recent-sign-in/recent-sign-in-context.ts';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { nameOf } from '#admin-box/pages/users/user.ts';

interface ImpersonateProps {
  member: TeamUser;
  open: boolean;
  onClose(): void;
}

/** Limits of the contract for a reason, in characters. */
const reasonLength = { least: 3, most: 500 };

function Impersonate({ member, open, onClose }: ImpersonateProps) {
  const { t } = useTexts();
  const { api, tenant } = usePortal();
  const withRecentSignIn = useRecentSignIn();
  const { busy, failure, run } = useAction();
  const form = useForm({ mode: 'onTouched', defaultValues: { reason: '' } });
  const name = nameOf(member);
  const submit = form.handleSubmit(({ reason }) =>
    run(async () => {
      const body = { userId: member.id, reason: reason.trim() };
      const { url } = await withRecentSignIn(() => api.post('/identity/resources/impersonation/v1/tickets', body));
      // the page behind the URL asks once more, and replaces the session of this browser until one stops
      location.assign(url);
    }),
  );
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t('impersonate.title', { name })}
      description={t('impersonate.text', { name, tenant })}
      changed={form.formState.isDirty}
      ready
      saving={busy}
      saveLabel={t('impersonate.action')}
      savingLabel={t('impersonate.starting')}
      failure={failure}
      onSave={() => void submit()}
    >
      <TextField
        label={t('impersonate.reason')}
        hint={t('impersonate.reasonHint')}
        error={form.formState.errors.reason?.message}
        dir="auto"
        maxLength={reasonLength.most}
        {...registered(form, 'reason', {
          validate: (typed) => typed.trim().length >= reasonLength.least || t('impersonate.reasonWrong'),
        })}
      />
    </FormDialog>
  );
}

/** Asks for the reason of an impersonation, and for a recent sign-in where the last one is too long ago. */
export function ImpersonateDialog(props: ImpersonateProps) {
  return (
    <RecentSignInProvider>
      <Impersonate {...props} />
    </RecentSignInProvider>
  );
}
