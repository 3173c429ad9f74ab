import { useState } from 'react';
import type { SsoConfig } from '#shared/contract/sso/sso-config.ts';
import { Banner } from '#shared/ui/banner/banner.tsx';
import { Button } from '#shared/ui/button/button.tsx';
import { ConfirmDialog } from '#shared/ui/confirm-dialog/confirm-dialog.tsx';
import { useToasts } from '#shared/ui/toast/toast-provider.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { SaveFailure } from '#admin-box/kit/forms/save-failure.tsx';
import { useAction } from '#admin-box/kit/forms/use-action.ts';
import { buttonsStyle } from '#admin-box/kit/section/section.styles.ts';
import { isComplete, provedDomains } from '#admin-box/pages/sso/connection-facts.ts';
import { useAffected, useChangeSso } from '#admin-box/pages/sso/use-sso.ts';
import type { Affected } from '#admin-box/pages/sso/use-sso.ts';
import { usePortalIfAny } from '#admin-box/portal/portal-context.tsx';
import { AffectedNames } from '#admin-box/pages/sso/affected-names.tsx';
import { useRouter } from '#admin-box/router/router-context.tsx';
import { contentStyle } from './set-up.styles.ts';
import { useTerms } from './use-terms.ts';

/** Who will sign in another way, by name and number. */
function Impact({ affected, domains }: { affected: Affected | undefined; domains: readonly string[] }) {
  const { t, list } = useTexts();
  const email = usePortalIfAny()?.user.email.toLowerCase() ?? '';
  if (!affected) return null;
  const { total, names } = affected;
  const named = list(domains);
  if (total === 0) return <Banner tone="neutral">{t('sso.affectedNone', { domains: named })}</Banner>;
  const isOwn = domains.some((domain) => email.endsWith(`@${domain}`));
  return (
    <>
      <Banner tone="info">
        <strong>{t('sso.affected', { count: total, domains: named })}</strong> {isOwn ? t('sso.affectedYou') : null}
      </Banner>
      <AffectedNames names={names} total={total} />
    </>
  );
}

interface ActivateDialogProps {
  connection: SsoConfig;
  domains: string;
  count: number;
  open: boolean;
  onClose(): void;
  /** Others changed the values since they were tested. */
  onChanged(): void;
}

function ActivateDialog({ connection, domains, count, open, onClose, onChanged }: ActivateDialogProps) {
  const { t, errorText } = useTexts();
  const toasts = useToasts();
  const { provider } = useTerms(connection);
  const { change, readAgain } = useChangeSso();
  const { busy, failure, run } = useAction(() => {
    onClose();
    onChanged();
    return readAgain();
  });
  const activate = () =>
    run(async () => {
      await change(connection, { enabled: true, ifTestedAt: connection.testedAt });
      onClose();
      toasts.show({ title: t('sso.activated', { name: provider }) });
    });
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      tone="primary"
      title={t('sso.activateTitle', { provider, count })}
      description={t('sso.activateConfirm', { provider, domains })}
      confirmLabel={t('sso.activateProvider', { provider })}
      cancelLabel={t('common.cancel')}
      loading={busy}
      error={failure ? errorText(failure) : undefined}
      onConfirm={() => void activate()}
    />
  );
}

/** The switch, with who it concerns. */
export function ActivateStep({ connection, onBack }: { connection: SsoConfig; onBack(): void }) {
  const { t, list } = useTexts();
  const toasts = useToasts();
  const { provider } = useTerms(connection);
  const { change } = useChangeSso();
  const router = useRouter();
  const { busy, failure, run } = useAction();
  const [isAsked, setAsked] = useState(false);
  const [isChanged, setChanged] = useState(false);
  const proved = provedDomains(connection);
  const domains = list(proved);
  const affected = useAffected(proved);
  const deactivate = () =>
    run(async () => {
      await change(connection, { enabled: false });
      toasts.show({ title: t('sso.deactivated', { name: provider }) });
    });
  const changed = isChanged ? <Banner tone="warning">{t('sso.changedMeanwhile')}</Banner> : null;
  const back = <Button onClick={onBack}>{t('sso.back')}</Button>;
  const missing = !isComplete(connection)
    ? 'sso.notComplete'
    : connection.testedAt === null
      ? 'ssotest.needed'
      : undefined;
  if (!connection.enabled && missing)
    return (
      <div css={contentStyle}>
        {changed}
        <Banner tone="neutral">{t(missing)}</Banner>
        <div>{back}</div>
      </div>
    );
  return (
    <div css={contentStyle}>
      {changed}
      <Impact affected={affected} domains={proved} />
      <SaveFailure failure={failure} />
      <div css={buttonsStyle}>
        {connection.enabled ? (
          <>
            <Button variant="primary" onClick={() => router.setQuery({ view: 'required', step: undefined })}>
              {t('ssoreq.title')}
            </Button>
            <Button variant="danger-quiet" loading={busy} onClick={() => void deactivate()}>
              {t('sso.deactivate')}
            </Button>
          </>
        ) : (
          <Button variant="primary" onClick={() => setAsked(true)}>
            {t('sso.activateProvider', { provider })}
          </Button>
        )}
        {back}
      </div>
      <ActivateDialog
        connection={connection}
        domains={domains}
        count={affected?.total ?? 0}
        open={isAsked}
        onClose={() => setAsked(false)}
        onChanged={() => setChanged(true)}
      />
    </div>
  );
}
