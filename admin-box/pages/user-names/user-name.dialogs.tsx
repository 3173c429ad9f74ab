/** A user name is given, changed and taken away. One chunk, loaded when it is asked for. */
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { isUserName, longestUserName } from '../../../shared/lib/user-name.ts';
import { Banner } from '../../../shared/ui/banner/banner.tsx';
import { Button } from '../../../shared/ui/button/button.tsx';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog/confirm-dialog.tsx';
import { TextField } from '../../../shared/ui/text-field/text-field.tsx';
import { useToasts } from '../../../shared/ui/toast/toast-provider.tsx';
import { errorCodeOf } from '../../data/trace-id.ts';
import { FormDialog } from '../../list-page/form-dialog.tsx';
import { useQuestion } from '../../parts/use-question.ts';
import { useTexts } from '../../texts.tsx';
import { GaveUp } from '../privacy/with-fresh.ts';
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

/** Saving, and what came of it. What somebody else made of the name is compared with from then on. */
function useUserNameForm(owner: UserNameOwner, onClose: () => void) {
  const { t } = useTexts();
  const toasts = useToasts();
  const { give } = useChangeUserName(owner);
  const [before, setBefore] = useState(owner.username);
  const [failure, setFailure] = useState<unknown>();
  const form = useForm<Values>({ mode: 'onTouched', defaultValues: { username: before ?? '' } });
  const refused = async (refusal: unknown): Promise<void> => {
    if (refusal instanceof GaveUp) return;
    const code = errorCodeOf(refusal);
    if (code === 'user-name-taken')
      return form.setError('username', { message: t('userName.taken') }, { shouldFocus: true });
    if (code === 'changed-meanwhile') setBefore(await owner.readAnew().catch(() => before));
    setFailure(refusal);
  };
  const submit = form.handleSubmit(async (values) => {
    const username = values.username.trim();
    setFailure(undefined);
    try {
      await give(username, before);
      toasts.show({
        title: owner.isOwn ? t('userName.ownSaved', { username }) : t('userName.saved', { name: owner.name, username }),
      });
      onClose();
    } catch (error) {
      await refused(error);
    }
  });
  const takeTheirs = (): void => {
    form.reset({ username: before ?? '' });
    setFailure(undefined);
  };
  return { form, failure, submit, takeTheirs };
}

/** The last question, with what signs in from then on. */
function TakeUserNameDialog({ owner, open, onClose, onTaken }: UserNameDialogProps & { onTaken(): void }) {
  const { t, errorText } = useTexts();
  const toasts = useToasts();
  const question = useQuestion();
  const { take } = useChangeUserName(owner);
  const [taking, setTaking] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const { username = '' } = owner;
  const values = { name: owner.name, email: owner.email, username };
  const confirm = async (): Promise<void> => {
    setTaking(true);
    setFailure(undefined);
    try {
      await take(username);
      toasts.show({ title: owner.isOwn ? t('userName.ownRemoved') : t('userName.removed', { name: owner.name }) });
      onClose();
      onTaken();
    } catch (error) {
      if (!(error instanceof GaveUp)) setFailure(error);
    } finally {
      setTaking(false);
    }
  };
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={question('userName.removeTitle', { username })}
      description={owner.isOwn ? question('userName.ownRemoveText', values) : question('userName.removeText', values)}
      confirmLabel={t('userName.removeAction')}
      cancelLabel={t('userName.removeKeep')}
      onConfirm={() => void confirm()}
      loading={taking}
      loadingLabel={t('userName.removing')}
      error={failure ? errorText(failure) : undefined}
    />
  );
}

/** The way to the last question. A user name is the only way in of whoever has no address, and cannot be taken away then. */
function TakeUserName({ owner, onTaken }: { owner: UserNameOwner; onTaken: () => void }) {
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
        <TakeUserNameDialog key={asked} owner={owner} open={open} onClose={() => setOpen(false)} onTaken={onTaken} />
      ) : null}
    </div>
  );
}

/** Another user name, or none. */
export function UserNameDialog({ owner, open, onClose }: UserNameDialogProps) {
  const { t, errorText } = useTexts();
  const { form, failure, submit, takeTheirs } = useUserNameForm(owner, onClose);
  const { isDirty, isSubmitting, errors } = form.formState;
  // the page shows that it is gone before the server has said so
  const [had] = useState(owner.username);
  const isConflict = errorCodeOf(failure) === 'changed-meanwhile';
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={owner.isOwn ? t('userName.ownTitle') : t('userName.title', { name: owner.name })}
      description={owner.isOwn ? t('userName.ownText') : t('userName.text', { name: owner.name })}
      fields={t('userName.label')}
      changed={isDirty}
      saving={isSubmitting}
      failure={isConflict ? undefined : failure}
      onSave={() => void submit()}
    >
      {isConflict ? (
        <Banner
          tone="warning"
          actions={
            <Button size="sm" variant="ghost" onClick={takeTheirs}>
              {t('userName.useTheirs')}
            </Button>
          }
        >
          {errorText(failure)}
        </Banner>
      ) : null}
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
      {had ? <TakeUserName owner={{ ...owner, username: had }} onTaken={onClose} /> : null}
    </FormDialog>
  );
}
