import type { SsoConfig } from '#shared/contract/sso/sso-config.ts';
import type { SsoSetupLink } from '#shared/contract/sso/sso-setup-links.ts';
import { Banner } from '#shared/ui/banner/banner.tsx';
import { Button } from '#shared/ui/button/button.tsx';
import { ConfirmDialog } from '#shared/ui/confirm-dialog/confirm-dialog.tsx';
import { Status } from '#shared/ui/status/status.tsx';
import { useToasts } from '#shared/ui/toast/toast-provider.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { useAction } from '#admin-box/kit/forms/use-action.ts';
import { useOverlays } from '#admin-box/kit/overlays/use-overlays.ts';
import { useQuestion } from '#admin-box/kit/overlays/use-question.ts';
import { Line, SectionFrame } from '#admin-box/kit/section/section.tsx';
import { linesStyle } from '#admin-box/kit/section/section.styles.ts';
import { formatDay, formatRelativeTime } from '#admin-box/kit/relative-time.ts';
import { useProviderName } from '#admin-box/pages/sso/use-provider-name.ts';
import { useChangeSetupLinks, useSetupLinks } from './use-setup-links.ts';

interface SetupLinksProps {
  connections: readonly SsoConfig[];
  mayChange: boolean;
}

/** A link is named by the connection that it is for, and by whom it was mailed to. */
function useLinkName(connections: readonly SsoConfig[]) {
  const { t } = useTexts();
  const nameOf = useProviderName();
  return ({ ssoConfigId, email }: SsoSetupLink): string => {
    const connection = connections.find(({ id }) => id === ssoConfigId);
    const name = connection ? nameOf(connection) : t('ssolink.newConnection');
    return email === null ? name : `${name} · ${email}`;
  };
}

function LinkState({ state, createdBy: name }: SsoSetupLink) {
  const { t } = useTexts();
  if (state === 'active') return <Status tone="success">{t('sso.active')}</Status>;
  if (state === 'suspended') return <Status tone="warning">{t('ssolink.suspended', { name })}</Status>;
  return <Status>{t(state === 'expired' ? 'sso.expired' : 'ssolink.revoked')}</Status>;
}

/** What was done with a link, and until when it works. */
function useLinkFacts() {
  const { t, locale } = useTexts();
  return ({ state, expiresAt, openedAt, lastUsedAt, lastIp, finishedAt }: SsoSetupLink): string => {
    const now = Date.now();
    const used =
      lastUsedAt === null || openedAt === null
        ? t('ssolink.unused')
        : t('ssolink.used', {
            date: formatRelativeTime(lastUsedAt, now, { locale, now: t('common.now'), never: t('common.never') }),
            ip: lastIp ?? '?',
          });
    return [
      used,
      ...(finishedAt === null ? [] : [t('ssolink.finished', { date: formatDay(finishedAt, now, locale) })]),
      ...(state === 'active' ? [t('ssolink.until', { date: formatDay(expiresAt, now, locale) })] : []),
    ].join(' · ');
  };
}

interface RevokeDialogProps {
  link: SsoSetupLink;
  name: string;
  onClose(): void;
}

function RevokeDialog({ link, name, onClose }: RevokeDialogProps) {
  const { t, errorText } = useTexts();
  const ask = useQuestion();
  const toasts = useToasts();
  const { revoke } = useChangeSetupLinks();
  const { busy, failure, run } = useAction();
  const confirm = () =>
    run(async () => {
      await revoke(link);
      onClose();
      toasts.show({ title: t('ssolink.revokedNow') });
    });
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={ask('ssolink.revokeTitle', { name })}
      description={t('ssolink.revokeText')}
      confirmLabel={t('ssolink.revokeConfirm')}
      cancelLabel={t('common.cancel')}
      loading={busy}
      error={failure ? t('ssolink.revokeFailed', { reason: errorText(failure) }) : undefined}
      onConfirm={() => void confirm()}
    />
  );
}

/** Links by which people without an account set up connections. Nothing is shown until there is one. */
export function SetupLinks({ connections, mayChange }: SetupLinksProps) {
  const { t } = useTexts();
  const { data, isError } = useSetupLinks();
  const nameOf = useLinkName(connections);
  const factsOf = useLinkFacts();
  const overlays = useOverlays<{ link: SsoSetupLink }>();
  if (isError && !data) return <Banner tone="warning">{t('ssolink.failed')}</Banner>;
  if (!data || data.items.length === 0) return null;
  return (
    <SectionFrame id="sso-setup-links" title={t('ssolink.title')}>
      <ul css={linesStyle} data-part="setup-links">
        {data.items.map((link) => (
          <Line
            key={link.id}
            icon="link"
            title={
              <>
                <bdi>{nameOf(link)}</bdi> <LinkState {...link} />
              </>
            }
            detail={factsOf(link)}
          >
            {mayChange && (link.state === 'active' || link.state === 'suspended') ? (
              <Button
                size="sm"
                variant="danger-quiet"
                aria-label={t('ssolink.revokeOf', { name: nameOf(link) })}
                onClick={() => overlays.ask({ link })}
              >
                {t('ssolink.revoke')}
              </Button>
            ) : null}
          </Line>
        ))}
      </ul>
      {overlays.asked ? (
        <RevokeDialog
          key={overlays.asked.opening}
          link={overlays.asked.link}
          name={nameOf(overlays.asked.link)}
          onClose={overlays.close}
        />
      ) : null}
    </SectionFrame>
  );
}
