/** Forms above the page. One chunk, loaded when the first of them is asked for. */
import { useState } from 'react';
import { Banner } from '#shared/ui/banner/banner.tsx';
import { KeyPicture } from '#shared/ui/key-picture/key-picture.tsx';
import { CancelButton } from '#admin-box/kit/forms/cancel-button.tsx';
import { CredentialDialog } from '#admin-box/kit/forms/credential-dialog.tsx';
import { CredentialForm } from '#admin-box/kit/forms/credential-form.tsx';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { codeField } from '#admin-box/kit/forms/code-field.ts';
import { useRecentSignIn } from '#admin-box/kit/recent-sign-in/recent-sign-in-context.ts';
import { formStyle } from '#admin-box/kit/section/section.styles.ts';
import { RecoveryCodesDialog } from './recovery-codes.dialog.tsx';
import { useAction } from '#admin-box/kit/forms/use-action.ts';
import type { Qr, SetUp } from './set-up.types.ts';
import { useFactorAdded } from './use-change-factors.ts';
import { usePrivacyError } from '#admin-box/kit/recent-sign-in/use-privacy-error.ts';

export interface SetUpDialogsProps {
  setUp: SetUp;
  open: boolean;
  onClose(): void;
  onCodes(codes: readonly string[]): void;
}

type DialogProps = Omit<SetUpDialogsProps, 'setUp'>;

function AppDialog({ secret, qr, open, onClose, onCodes }: DialogProps & { secret: string; qr: Qr }) {
  const { t } = useTexts();
  const { api } = usePortal();
  const textOf = usePrivacyError();
  const { busy, failure, run } = useAction();
  const added = useFactorAdded(onCodes);
  const confirm = ({ code = '' }: Record<string, string>) =>
    run(async () => {
      const answer = await api.post('/identity/resources/users/v1/mfa/authenticator/enroll/verify', { token: code });
      onClose();
      await added(answer);
    });
  return (
    <CredentialDialog open={open} onClose={onClose} title={t('privacy.appTitle')} description={t('privacy.appText')}>
      <div css={formStyle}>
        <KeyPicture
          path={qr.path}
          size={qr.size}
          label={t('privacy.appPicture')}
          hint={t('privacy.appKey')}
          secret={secret}
        />
        <CredentialForm
          name="app"
          fields={[{ ...codeField(t('privacy.code')), ...(failure ? { error: textOf(failure) } : {}) }]}
          submit={t('privacy.confirm')}
          submitting={t('privacy.confirming')}
          busy={busy}
          footer={<CancelButton onClick={onClose} />}
          onSubmit={(fields) => void confirm(fields)}
        />
      </div>
    </CredentialDialog>
  );
}

interface SentCode {
  otcToken: string;
  phoneNumber: string;
}

/** The number, then the code that went there. */
function usePhone(onClose: () => void, onCodes: DialogProps['onCodes']) {
  const { api } = usePortal();
  const fresh = useRecentSignIn();
  const action = useAction();
  const added = useFactorAdded(onCodes);
  const [sent, setSent] = useState<SentCode>();
  const send = ({ phoneNumber = '', code = '' }: Record<string, string>) =>
    action.run(async () => {
      if (!sent)
        return setSent(await fresh(() => api.post('/identity/resources/users/v1/mfa/sms/enroll', { phoneNumber })));
      const answer = await api.post('/identity/resources/users/v1/mfa/sms/enroll/verify', {
        otcToken: sent.otcToken,
        code,
      });
      onClose();
      return added(answer);
    });
  return { ...action, sent, send };
}

function PhoneDialog({ open, onClose, onCodes }: DialogProps) {
  const { t } = useTexts();
  const textOf = usePrivacyError();
  const { sent, send, busy, failure } = usePhone(onClose, onCodes);
  return (
    <CredentialDialog
      open={open}
      onClose={onClose}
      title={t('privacy.phoneTitle')}
      description={sent ? t('privacy.phoneSent', { phone: sent.phoneNumber }) : t('privacy.phoneText')}
    >
      <div css={formStyle}>
        {failure ? <Banner tone="danger">{textOf(failure)}</Banner> : null}
        <CredentialForm
          key={sent ? 'code' : 'number'}
          name={sent ? 'phone-code' : 'phone-number'}
          fields={[
            sent
              ? codeField(t('privacy.code'))
              : {
                  name: 'phoneNumber',
                  type: 'text',
                  label: t('privacy.phoneNumber'),
                  hint: t('privacy.phoneHint'),
                  autocomplete: 'tel',
                  inputmode: 'tel',
                  required: true,
                  maxlength: 40,
                },
          ]}
          submit={t(sent ? 'privacy.confirm' : 'privacy.sendCode')}
          submitting={t(sent ? 'privacy.confirming' : 'privacy.working')}
          busy={busy}
          footer={<CancelButton onClick={onClose} />}
          onSubmit={(fields) => void send(fields)}
        />
      </div>
    </CredentialDialog>
  );
}

export function SetUpDialogs({ setUp, ...props }: SetUpDialogsProps) {
  if (setUp.kind === 'codes')
    return <RecoveryCodesDialog codes={setUp.codes} open={props.open} onClose={props.onClose} />;
  if (setUp.kind === 'phone') return <PhoneDialog {...props} />;
  return <AppDialog {...props} secret={setUp.secret} qr={setUp.qr} />;
}
