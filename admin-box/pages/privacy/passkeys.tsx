import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { browserAttestation } from '#shared/session/login/browser-credentials.ts';
import { Banner } from '#shared/ui/banner/banner.tsx';
import { Button } from '#shared/ui/button/button.tsx';
import { ConfirmDialog } from '#shared/ui/confirm-dialog/confirm-dialog.tsx';
import { useToasts } from '#shared/ui/toast/toast-provider.tsx';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { useQuestion } from '#admin-box/kit/overlays/use-question.ts';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { formatDay } from '#admin-box/kit/relative-time.ts';
import { useRecentSignIn } from '#admin-box/kit/recent-sign-in/recent-sign-in-context.ts';
import { linesStyle, mutedStyle } from '#admin-box/kit/section/section.styles.ts';
import { Line, Section } from '#admin-box/kit/section/section.tsx';
import { useAction } from '#admin-box/kit/forms/use-action.ts';
import { usePrivacyError } from '#admin-box/kit/recent-sign-in/use-privacy-error.ts';
import { passkeysKey, usePasskeys } from './use-privacy.ts';

interface Passkey {
  id: string;
  name: string;
}

function useChangePasskeys() {
  const { api } = usePortal();
  const { t } = useTexts();
  const queries = useQueryClient();
  const toasts = useToasts();
  const fresh = useRecentSignIn();
  const action = useAction();
  const done = async (title: string): Promise<void> => {
    toasts.show({ title });
    await queries.invalidateQueries({ queryKey: passkeysKey });
  };
  const add = () =>
    action.run(async () => {
      const { options } = await fresh(() => api.post('/identity/resources/users/webauthn/v1/devices'));
      const { id, response, platform } = await browserAttestation(options);
      await api.post('/identity/resources/users/webauthn/v1/devices/verify', {
        id,
        response,
        deviceType: platform ? 'Platform' : 'CrossPlatform',
      });
      await done(t('privacy.passkeyAdded'));
    });
  const remove = ({ id, name }: Passkey) =>
    action.run(async () => {
      await fresh(() =>
        api.delete('/identity/resources/users/webauthn/v1/devices/{deviceId}', undefined, { params: { deviceId: id } }),
      );
      await done(t('privacy.removed', { name }));
    });
  return { ...action, add, remove };
}

/** What signs in by itself, without a password. */
export function Passkeys({ viewOnly }: { viewOnly: boolean }) {
  const { t, locale } = useTexts();
  const question = useQuestion();
  const passkeys = usePasskeys();
  const textOf = usePrivacyError();
  const { busy, failure, add, remove } = useChangePasskeys();
  const [asked, setAsked] = useState<Passkey>();
  const [open, setOpen] = useState(false);
  const name = asked?.name ?? '';
  return (
    <Section
      id="passkeys"
      title={t('privacy.passkeys')}
      lead={t('privacy.passkeysText')}
      failedTitle={t('privacy.passkeysFailed')}
      query={passkeys}
      actions={
        viewOnly ? undefined : (
          <Button icon="plus" loading={busy} loadingLabel={t('privacy.working')} onClick={() => void add()}>
            {t('privacy.addPasskey')}
          </Button>
        )
      }
    >
      {({ devices }) => (
        <>
          {failure ? <Banner tone="danger">{textOf(failure)}</Banner> : null}
          {devices.length === 0 ? <p css={mutedStyle}>{t('privacy.noPasskeys')}</p> : null}
          {devices.length > 0 ? (
            <ul css={linesStyle}>
              {devices.map(({ id, deviceType, createdAt }) => {
                const label = t(deviceType === 'Platform' ? 'privacy.passkeyDevice' : 'privacy.passkeyKey');
                const since = formatDay(createdAt, Date.now(), locale);
                return (
                  <Line key={id} icon="passkey" title={label} detail={t('privacy.since', { date: since })}>
                    {viewOnly ? null : (
                      <Button
                        size="sm"
                        variant="ghost"
                        aria-label={t('privacy.removeOf', {
                          name: t('privacy.passkeyOf', { device: label, date: since }),
                        })}
                        onClick={() => {
                          setAsked({ id, name: t('privacy.passkeyOf', { device: label, date: since }) });
                          setOpen(true);
                        }}
                      >
                        {t('privacy.remove')}
                      </Button>
                    )}
                  </Line>
                );
              })}
            </ul>
          ) : null}
          <ConfirmDialog
            open={open}
            onClose={() => setOpen(false)}
            title={question('privacy.removeTitle', { name })}
            description={t('privacy.removePasskeyText')}
            confirmLabel={t('privacy.removeAction')}
            cancelLabel={t('privacy.removeKeep')}
            onConfirm={() => {
              setOpen(false);
              if (asked) void remove(asked);
            }}
          />
        </>
      )}
    </Section>
  );
}
