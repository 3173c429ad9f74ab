import { useState } from 'react';
import type { InviteLink } from '#shared/contract/invitations/invitations.ts';
import { formatDateTime } from '#shared/i18n/format-time.ts';
import { Banner } from '#shared/ui/banner/banner.tsx';
import { Button } from '#shared/ui/button/button.tsx';
import { Checkbox } from '#shared/ui/checkbox/checkbox.tsx';
import { ConfirmDialog } from '#shared/ui/confirm-dialog/confirm-dialog.tsx';
import { CopyField } from '#shared/ui/copy-button/copy-field.tsx';
import { Dialog } from '#shared/ui/dialog/dialog.tsx';
import { Skeleton } from '#shared/ui/skeleton/skeleton.tsx';
import { useToasts } from '#shared/ui/toast/toast-provider.tsx';
import { formStyle, mutedStyle } from '#admin-box/kit/list/list-page.styles.ts';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { useQuestion } from '#admin-box/kit/overlays/use-question.ts';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { useFieldAppearance } from '#admin-box/kit/configurable-field.tsx';
import { RolesField } from '#admin-box/pages/users/roles-field.tsx';
import { AccessDurationField } from '#admin-box/pages/users/access-duration-field.tsx';
import { useChangeInviteLink, useInviteLink } from './use-invite-link.ts';

const minutesPerDay = 1440;

interface Wanted {
  /** Days, as the choice has them. */
  stay: string;
  roleIds: readonly string[];
  sendEmail: boolean;
}

const usual: Wanted = { stay: '30', roleIds: [], sendEmail: false };

function NewLink({ wanted, onChange }: { wanted: Wanted; onChange: (wanted: Wanted) => void }) {
  const { t } = useTexts();
  const { holds } = usePortal();
  const appearance = useFieldAppearance();
  return (
    <>
      <p>{t('link.none')}</p>
      <AccessDurationField
        label={t('link.expires')}
        value={wanted.stay}
        onChange={(stay) => onChange({ ...wanted, stay })}
        days={[1, 7]}
        extraOption={{ value: '30', label: t('link.month') }}
      />
      {appearance('roles') === 'edit' && holds('fe.secure.read.roles') ? (
        <>
          <RolesField
            label={t('link.roles')}
            value={wanted.roleIds}
            onChange={(roleIds) => onChange({ ...wanted, roleIds })}
          />
          <p css={mutedStyle}>{t('link.rolesHint')}</p>
        </>
      ) : null}
      <Checkbox
        label={t('link.tell')}
        checked={wanted.sendEmail}
        onCheckedChange={(sendEmail) => onChange({ ...wanted, sendEmail })}
      />
    </>
  );
}

function PresentLink({ link }: { link: InviteLink }) {
  const { t, locale } = useTexts();
  const over = Date.parse(link.expires) <= Date.now();
  return (
    <>
      {over ? <Banner tone="warning">{t('link.over')}</Banner> : null}
      <CopyField
        label={t('link.address')}
        value={link.url}
        copyLabel={t('link.copy')}
        hint={over ? undefined : t('link.until', { time: formatDateTime(link.expires, { locale }) })}
      />
    </>
  );
}

/** Creates, renews and revokes the link, each with a toast. */
function useActions(wanted: Wanted) {
  const { t, locale } = useTexts();
  const toasts = useToasts();
  const { make, renew, revoke } = useChangeInviteLink();
  const [asking, setAsking] = useState(false);
  // what one of them could not do is no longer the point once another is tried
  const begin = () => [make, renew, revoke].forEach((each) => each.reset());
  const makeIt = () => {
    begin();
    make.mutate(
      {
        expiresInMinutes: Number(wanted.stay) * minutesPerDay,
        shouldSendEmail: wanted.sendEmail,
        roleIds: wanted.roleIds,
      },
      { onSuccess: () => toasts.show({ title: t('link.made') }) },
    );
  };
  const renewIt = () => {
    begin();
    renew.mutate(undefined, {
      onSuccess: ({ expires }) =>
        toasts.show({ title: t('link.renewed', { time: formatDateTime(expires, { locale }) }) }),
    });
  };
  const revokeIt = () => {
    begin();
    revoke.mutate(undefined, {
      onSuccess: () => toasts.show({ title: t('link.revoked') }),
      onSettled: () => setAsking(false),
    });
  };
  return {
    make,
    renew,
    revoke,
    makeIt,
    renewIt,
    revokeIt,
    asking,
    setAsking,
    error: make.error ?? renew.error ?? revoke.error,
  };
}

/** The invitation link, with which anyone can sign up: created, renewed, revoked. */
export function InviteLinkDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t, errorText } = useTexts();
  const question = useQuestion();
  const { tenant, holds } = usePortal();
  const link = useInviteLink();
  const [wanted, setWanted] = useState(usual);
  const actions = useActions(wanted);
  const { make, renew, revoke } = actions;
  const retry = (
    <Button size="sm" variant="ghost" onClick={() => void link.refetch()}>
      {t('common.retry')}
    </Button>
  );
  const footer = link.data ? (
    <>
      {holds('fe.secure.delete.tenantInvites') ? (
        <Button variant="danger-quiet" onClick={() => actions.setAsking(true)}>
          {t('link.revoke')}
        </Button>
      ) : null}
      <Button loading={renew.isPending} onClick={actions.renewIt}>
        {t('link.renew')}
      </Button>
    </>
  ) : (
    <>
      <Button variant="ghost" onClick={onClose}>
        {t('common.cancel')}
      </Button>
      <Button
        variant="primary"
        disabled={link.data === undefined}
        loading={make.isPending}
        loadingLabel={t('link.making')}
        onClick={actions.makeIt}
      >
        {t('link.make')}
      </Button>
    </>
  );
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('link.title', { tenant })}
      description={t('link.text', { tenant })}
      footer={footer}
    >
      <div css={formStyle}>
        {actions.error ? <Banner tone="danger">{errorText(actions.error)}</Banner> : null}
        {link.isError ? (
          <Banner tone="danger" actions={retry}>
            {t('link.failed')}
          </Banner>
        ) : null}
        {link.isPending ? <Skeleton shape="text" count={3} /> : null}
        {link.data ? <PresentLink link={link.data} /> : null}
        {link.data === null ? <NewLink wanted={wanted} onChange={setWanted} /> : null}
      </div>
      <ConfirmDialog
        open={actions.asking}
        onClose={() => actions.setAsking(false)}
        title={t('link.revokeTitle')}
        description={question('link.revokeText', { tenant })}
        confirmLabel={t('link.revoke')}
        cancelLabel={t('link.revokeKeep')}
        loading={revoke.isPending}
        loadingLabel={t('link.revoking')}
        onConfirm={actions.revokeIt}
      />
    </Dialog>
  );
}
