/** Dialogs that set, change and remove a username. One chunk, loaded on demand. */
import { useState } from 'react';
import { isUserName, longestUserName } from '#shared/lib/user-name.ts';
import { Button } from '#shared/ui/button/button.tsx';
import { ConfirmDialog } from '#shared/ui/confirm-dialog/confirm-dialog.tsx';
import { TextField } from '#shared/ui/text-field/text-field.tsx';
import { useToasts } from '#shared/ui/toast/toast-provider.tsx';
import { useForm } from '#admin-box/kit/forms/use-form.ts';
import { errorCodeOf } from '#admin-box/data/trace-id.ts';
import { useAction } from '#admin-box/kit/forms/use-action.ts';
import { FormDialog } from '#admin-box/kit/forms/form-dialog.tsx';
import { useQuestion } from '#admin-box/kit/overlays/use-question.ts';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { useChangeUserName } from './use-change-user-name.ts';
import type { UserNameOwner } from './user-name-owner.ts';

export interface UserNameDialogProps {
  owner: UserNameOwner;
  open: boolean;
  onClose(): void;
}

interface Values {
  username: string;
}

/** Saves the form, and reports the result. After a conflict the form is compared with the other user's value. */
function useUserNameForm(owner: UserNameOwner, onClose: () => void) {
  const { t } = useTexts();
  const toasts = useToasts();
  const { give } = useChangeUserName(owner);
  const [before, setBefore] = useState(owner.username);
  const { failure, run, forget } = useAction(async () => setBefore(await owner.refetch()));
  const form = useForm<Values>({ mode: 'onTouched', defaultValues: { username: before ?? '' } });
  const isTaken = (refusal: unknown): boolean => errorCodeOf(refusal) === 'user-name-taken';
  const submit = form.handleSubmit((values) =>
    run(async () => {
      const username = values.username.trim();
      try {
        await give(username, before);
      } catch (refusal) {
        if (!isTaken(refusal)) throw refusal;
        return form.setError('username', { message: t('userName.taken') }, { shouldFocus: true });
      }
      toasts.show({
        title: owner.isOwn ? t('userName.ownSaved', { username }) : t('userName.saved', { name: owner.name, username }),
      });
      onClose();
    }),
  );
  const acceptRemote = (): void => {
    form.reset({ username: before ?? '' });
    forget();
  };
  return { form, failure, submit, acceptRemote };
}

/** The last question, with what signs in from then on. */
function RemoveUserNameDialog({ owner, open, onClose, onRemoved }: UserNameDialogProps & { onRemoved(): void }) {
  const { t, errorText } = useTexts();
  const toasts = useToasts();
  const question = useQuestion();
  const { take } = useChangeUserName(owner);
  const { busy, failure, run } = useAction();
  const { username = '' } = owner;
  const values = { name: owner.name, email: owner.email, username };
  const confirm = () =>
    run(async () => {
      await take(username);
      toasts.show({ title: owner.isOwn ? t('userName.ownRemoved') : t('userName.removed', { name: owner.name }) });
      onClose();
      onRemoved();
    });
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={question('userName.removeTitle', { username })}
      description={owner.isOwn ? question('userName.ownRemoveText', values) : question('userName.removeText', values)}
      confirmLabel={t('userName.removeAction')}
      cancelLabel={t('userName.removeKeep')}
      onConfirm={() => void confirm()}
      loading={busy}
      loadingLabel={t('userName.removing')}
      error={failure ? errorText(failure) : undefined}
    />
  );
}

/** Button and confirmation that remove a username. Without an email it is the only identifier and cannot be removed. */
function RemoveUserName({ owner, onRemoved }: { owner: UserNameOwner; onRemoved: () => void }) {
  const { t } = useTexts();
  const [asked, setAsked] = useState(0);
  const [open, setOpen] = useState(false);
  if (owner.email === '') return null;
  const ask = (): void => {
    setAsked(asked + 1);
    setOpen(true);
  };
  return (
    <div>
      <Button variant="danger-quiet" size="sm" onClick={ask}>
        {t('userName.remove')}
      </Button>
      {asked > 0 ? (
        <RemoveUserNameDialog
          key={asked}
          owner={owner}
          open={open}
          onClose={() => setOpen(false)}
          onRemoved={onRemoved}
        />
      ) : null}
    </div>
  );
}

/** Another user name, or none. */
export function UserNameDialog({ owner, open, onClose }: UserNameDialogProps) {
  const { t } = useTexts();
  const { form, failure, submit, acceptRemote } = useUserNameForm(owner, onClose);
  const { isDirty, isSubmitting, errors } = form.formState;
  // the optimistic update removes the name before the server answers
  const [had] = useState(owner.username);
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={owner.isOwn ? t('userName.ownTitle') : t('userName.title', { name: owner.name })}
      description={owner.isOwn ? t('userName.ownText') : t('userName.text', { name: owner.name })}
      fields={t('userName.label')}
      changed={isDirty}
      saving={isSubmitting}
      failure={failure}
      remote={{ acceptLabel: t('userName.useTheirs'), onAccept: acceptRemote }}
      onSave={() => void submit()}
    >
      <TextField
        label={t('userName.label')}
        hint={t('userName.rule')}
        dir="ltr"
        autoComplete={owner.isOwn ? 'username' : 'off'}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={longestUserName}
        error={errors.username?.message}
        {...form.register('username', { validate: (typed) => isUserName(typed.trim()) || t('userName.rule') })}
      />
      {had ? <RemoveUserName owner={{ ...owner, username: had }} onRemoved={onClose} /> : null}
    </FormDialog>
  );
}
