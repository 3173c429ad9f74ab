import { useState } from 'react';
import type { LoginResponse } from '#shared/contract/entities.ts';
import { Banner } from '#shared/ui/banner/banner.tsx';
import { Button } from '#shared/ui/button/button.tsx';
import type { LightField } from '#shared/ui/light-form/light-form.ts';
import { CancelButton } from '#admin-box/kit/forms/cancel-button.tsx';
import { CredentialDialog } from '#admin-box/kit/forms/credential-dialog.tsx';
import { CredentialForm } from '#admin-box/kit/forms/credential-form.tsx';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { codeField } from '#admin-box/kit/forms/code-field.ts';
import { formStyle } from '#admin-box/kit/section/section.styles.ts';
import { useAction } from '#admin-box/kit/forms/use-action.ts';
import { usePrivacyError } from './use-privacy-error.ts';

export interface ReauthenticateProps {
  open: boolean;
  onClose(): void;
  onConfirmed(): void;
}

/** What comes after the password: nothing, an app's code, or what only the sign-in page can ask for. */
type Next = { kind: 'password' } | { kind: 'code'; mfaToken: string } | { kind: 'external' };

function nextOf({ mfaRequired, mfaToken, mfaDevices, accessToken }: LoginResponse): Next | undefined {
  if (!mfaRequired) return accessToken ? undefined : { kind: 'external' };
  return mfaToken && mfaDevices && mfaDevices.authenticators.length > 0
    ? { kind: 'code', mfaToken }
    : { kind: 'external' };
}

/** Signs in again without leaving the page: the new session replaces the old one, in this tab too. */
function useReauthenticate(onConfirmed: () => void) {
  const { api, session, user } = usePortal();
  const [next, setNext] = useState<Next>({ kind: 'password' });
  const action = useAction();
  const go = async (answer: LoginResponse): Promise<void> => {
    const then = nextOf(answer);
    if (then) return setNext(then);
    await session.login({ renew: true });
    onConfirmed();
  };
  const send = (fields: Record<string, string>) =>
    action.run(async () => {
      if (next.kind !== 'code') {
        return go(
          await api.post(
            '/identity/resources/auth/v1/user',
            { email: user.email, password: fields['password'] ?? '' },
            { credentials: 'include' },
          ),
        );
      }
      const verification = { mfaToken: next.mfaToken, value: fields['code'] ?? '' };
      return go(
        await api.post('/identity/resources/auth/v1/user/mfa/verify', verification, { credentials: 'include' }),
      );
    });
  return { ...action, next, send };
}

/**
 * Asks for the password, and for MFA if the user has set it up; for other sign-in methods it links to the sign-in page.
 */
export function ReauthenticateDialog({ open, onClose, onConfirmed }: ReauthenticateProps) {
  const { t } = useTexts();
  const { user, signInAgain } = usePortal();
  const textOf = usePrivacyError();
  const { next, busy, failure, send } = useReauthenticate(onConfirmed);
  const password: LightField[] = [
    {
      name: 'email',
      type: 'text',
      label: t('common.email'),
      autocomplete: 'username',
      value: user.email,
      identity: true,
    },
    {
      name: 'password',
      type: 'password',
      label: t('privacy.password'),
      autocomplete: 'current-password',
      required: true,
    },
  ];
  const isCode = next.kind === 'code';
  const others = (
    <>
      <CancelButton onClick={onClose} />
      {signInAgain ? (
        <Button variant={next.kind === 'external' ? 'primary' : 'ghost'} onClick={signInAgain}>
          {t('privacy.signInAnew')}
        </Button>
      ) : null}
    </>
  );
  return (
    <CredentialDialog
      open={open}
      onClose={onClose}
      title={t('privacy.proveTitle')}
      description={
        next.kind === 'external' ? t('privacy.proveElsewhere') : t(isCode ? 'privacy.proveCode' : 'privacy.proveText')
      }
      footer={next.kind === 'external' ? others : undefined}
    >
      <div css={formStyle}>
        {failure ? <Banner tone="danger">{textOf(failure)}</Banner> : null}
        {next.kind === 'external' ? null : (
          <CredentialForm
            key={next.kind}
            name={`prove-${next.kind}`}
            fields={isCode ? [codeField(t('privacy.code'))] : password}
            submit={t('privacy.prove')}
            submitting={t('privacy.proving')}
            busy={busy}
            footer={others}
            onSubmit={(fields) => void send(fields)}
          />
        )}
      </div>
    </CredentialDialog>
  );
}
