import { useState } from 'react';
import type { ReactNode } from 'react';
import { Banner } from '#shared/ui/banner/banner.tsx';
import { Button } from '#shared/ui/button/button.tsx';
import { Dialog } from '#shared/ui/dialog/dialog.tsx';
import { Skeleton } from '#shared/ui/skeleton/skeleton.tsx';
import { useForm } from '#admin-box/kit/forms/use-form.ts';
import { formStyle } from '#admin-box/kit/list/list-page.styles.ts';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { useUnsavedQuestion } from '#admin-box/shell/use-unsaved-guard.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { BulkInviteChecked } from './bulk-invite-checked.tsx';
import { BulkInviteForm } from './bulk-invite-form.tsx';
import type { BulkValues } from './bulk-invite-form.tsx';
import { BulkInviteStatus } from './bulk-invite-status.tsx';
import { readList, unreadColumns } from './bulk-lines.ts';
import { useBulkInvite, useLatestList } from './use-bulk-invite.ts';
import type { SentList, TriedLine } from './use-bulk-invite.ts';

export interface BulkInviteDialogProps {
  open: boolean;
  onClose(): void;
  /** Shows how the newest list is doing, and asks for no other. */
  following: boolean;
}

interface Step {
  title: string;
  description?: string;
  body: ReactNode;
  footer: ReactNode;
  onSubmit?: () => void;
}

function toSend({ text, roleIds, stay }: BulkValues): SentList {
  return { people: readList(text), roleIds, days: stay === 'forGood' ? undefined : Number(stay) };
}

/** Stage of the dialog: input, check, sending. */
function useList(following: boolean) {
  const form = useForm<BulkValues>({ mode: 'onTouched', defaultValues: { text: '', roleIds: [], stay: 'forGood' } });
  const { check, send } = useBulkInvite();
  const [tried, setTried] = useState<readonly TriedLine[]>();
  const [sent, setSent] = useState(following);
  const tryIt = form.handleSubmit((values) => check.mutate(toSend(values), { onSuccess: setTried }));
  const sendIt = () => send.mutate(toSend(form.getValues()), { onSuccess: () => setSent(true) });
  const back = () => {
    send.reset();
    setTried(undefined);
  };
  return { form, check, send, tried, sent, tryIt, sendIt, back };
}

function sentStep(
  latest: ReturnType<typeof useLatestList>,
  onClose: () => void,
  { t, tenant }: { t: ReturnType<typeof useTexts>['t']; tenant: string },
): Step {
  const status = latest.data;
  const again = (
    <Button size="sm" variant="ghost" onClick={() => void latest.refetch()}>
      {t('common.retry')}
    </Button>
  );
  const waiting = latest.isError ? (
    <Banner tone="danger" actions={again}>
      {t('list.statusFailed')}
    </Banner>
  ) : (
    <Skeleton shape="text" count={3} />
  );
  const ended = status?.status === 'completed' || status?.status === 'undone';
  return {
    title:
      status?.status === 'undone'
        ? t('list.undoneTitle')
        : ended
          ? t('list.doneTitle')
          : t('list.progress', { tenant }),
    body: status ? <BulkInviteStatus status={status} /> : waiting,
    footer: (
      <Button variant="primary" onClick={onClose}>
        {t('common.close')}
      </Button>
    ),
  };
}

function useStep(list: ReturnType<typeof useList>, onClose: () => void): Step {
  const { t, errorText } = useTexts();
  const { tenant } = usePortal();
  const { form, check, send, tried, sent } = list;
  const latest = useLatestList(sent);
  if (sent) return sentStep(latest, onClose, { t, tenant });
  const failure = (error: unknown) => (error ? <Banner tone="danger">{errorText(error)}</Banner> : null);
  if (tried === undefined) {
    return {
      title: t('list.title', { tenant }),
      body: (
        <div css={formStyle}>
          {failure(check.error)}
          <BulkInviteForm form={form} />
        </div>
      ),
      onSubmit: () => void list.tryIt(),
      footer: (
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button variant="primary" type="submit" loading={check.isPending} loadingLabel={t('list.checking')}>
            {t('list.check')}
          </Button>
        </>
      ),
    };
  }
  const count = tried.filter(({ verdict }) => verdict === 'will-be-invited').length;
  return {
    title: t('list.checkedTitle'),
    description: t('list.checkedText'),
    body: (
      <div css={formStyle}>
        {failure(send.error)}
        <BulkInviteChecked lines={tried} unread={unreadColumns(form.getValues('text'))} />
      </div>
    ),
    footer: (
      <>
        <Button variant="ghost" onClick={list.back}>
          {t('list.back')}
        </Button>
        <Button
          variant="primary"
          disabled={count === 0}
          loading={send.isPending}
          loadingLabel={t('list.sending')}
          onClick={list.sendIt}
        >
          {t('list.send', { count })}
        </Button>
      </>
    ),
  };
}

/** Invites a list of users: shows the result of each line before sending, and can undo all invitations. */
export function BulkInviteDialog({ open, onClose: end, following }: BulkInviteDialogProps) {
  const { t } = useTexts();
  const list = useList(following);
  const dirty = list.form.formState.isDirty && !list.sent;
  const { question, ask } = useUnsavedQuestion(open && dirty && !list.send.isPending, t('list.people'));
  const onClose = () => ask(end);
  const { body, ...step } = useStep(list, onClose);
  return (
    <Dialog open={open} onClose={onClose} size="lg" {...step}>
      {body}
      {question}
    </Dialog>
  );
}
