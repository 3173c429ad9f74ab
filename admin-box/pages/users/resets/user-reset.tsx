import { useState } from 'react';
import type { FactorReset } from '#shared/contract/mfa/factor-resets.ts';
import type { TeamUser } from '#shared/contract/users/members.ts';
import { Banner } from '#shared/ui/banner/banner.tsx';
import { Button } from '#shared/ui/button/button.tsx';
import { ConfirmDialog } from '#shared/ui/confirm-dialog/confirm-dialog.tsx';
import { useAction } from '#admin-box/kit/forms/use-action.ts';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { useQuestion } from '#admin-box/kit/overlays/use-question.ts';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { RecentSignInProvider } from '#admin-box/kit/recent-sign-in/recent-sign-in-provider.tsx';
import { nameOf } from '#admin-box/pages/users/user.ts';
import { useReset } from './use-reset.ts';
import { useFactorResets } from '#admin-box/pages/users/use-users.ts';

/** The instant at which something ends or happens, with its hour. */
function useInstant(): (iso: string) => string {
  const { locale } = useTexts();
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return (iso) => format.format(new Date(iso));
}

/** A pending reset: who requested it, until when it is valid, and its actions. */
function ResetInProgress({ member, reset, mayAct }: { member: TeamUser; reset: FactorReset; mayAct: boolean }) {
  const { t } = useTexts();
  const { user } = usePortal();
  const instant = useInstant();
  const { confirm, cancel } = useReset(member);
  const { busy, run } = useAction();
  const act = (work: () => Promise<boolean>) => () => void run(work);
  const own = reset.requestedBy?.id === user.id;
  const actor = reset.requestedBy?.name ?? '';
  const text =
    reset.state === 'confirmed'
      ? t('reset.confirmedText', { time: instant(reset.dueAt ?? ''), actor, other: reset.confirmedBy?.name ?? '' })
      : own
        ? t('reset.askedByYou', { time: instant(reset.expiresAt) })
        : t('reset.askedText', { actor, time: instant(reset.expiresAt) });
  const mayConfirm = reset.state === 'asked' && !own && member.id !== user.id;
  const actions = mayAct && (
    <>
      {mayConfirm ? (
        <Button size="sm" onClick={act(() => confirm(reset.id))} disabled={busy}>
          {t('reset.confirm')}
        </Button>
      ) : null}
      <Button size="sm" variant="ghost" onClick={act(() => cancel(reset.id))} disabled={busy}>
        {t('reset.cancel')}
      </Button>
    </>
  );
  return (
    <Banner tone="warning" actions={actions}>
      {text}
    </Banner>
  );
}

/** Asking for one, after what it does has been said. */
function Ask({ member, delay }: { member: TeamUser; delay: number }) {
  const { t } = useTexts();
  const question = useQuestion();
  const { ask } = useReset(member);
  const [open, setOpen] = useState(false);
  const { busy, run } = useAction();
  const name = nameOf(member);
  const confirm = () =>
    run(async () => {
      if (await ask()) setOpen(false);
    });
  return (
    <div data-part="reset">
      <Button size="sm" onClick={() => setOpen(true)}>
        {t('reset.ask')}
      </Button>
      <ConfirmDialog
        open={open}
        onClose={() => setOpen(false)}
        title={question('reset.askTitle', { name })}
        description={question('reset.askText', { name, delay: t('reset.hours', { count: Math.round(delay / 3600) }) })}
        confirmLabel={t('reset.askAction')}
        cancelLabel={t('reset.askKeep')}
        onConfirm={() => void confirm()}
        loading={busy}
        loadingLabel={t('reset.asking')}
      />
    </div>
  );
}

/** MFA reset for a user who lost every verification method; it needs two admins. Empty if the user has none. */
export function UserReset({ member }: { member: TeamUser }) {
  const { user, holds } = usePortal();
  const { data } = useFactorResets();
  const reset = data?.items.find(({ userId }) => userId === member.id);
  const mayAct = holds('fe.secure.write.updateUser');
  if (!data || (!reset && (!mayAct || !member.mfaEnabled || member.id === user.id))) return null;
  return (
    <RecentSignInProvider>
      {reset ? (
        <ResetInProgress member={member} reset={reset} mayAct={mayAct} />
      ) : (
        <Ask member={member} delay={data.delay} />
      )}
    </RecentSignInProvider>
  );
}
