/** Another address to sign in with: named, then proved by the code that went there. */
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Banner } from '#shared/ui/banner/banner.tsx';
import { Button } from '#shared/ui/button/button.tsx';
import { useToasts } from '#shared/ui/toast/toast-provider.tsx';
import { meKey } from '#admin-box/data/keys.ts';
import { CancelButton } from '#admin-box/kit/forms/cancel-button.tsx';
import { CredentialDialog } from '#admin-box/kit/forms/credential-dialog.tsx';
import { CredentialForm } from '#admin-box/kit/forms/credential-form.tsx';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { codeField } from '#admin-box/kit/forms/code-field.ts';
import { formStyle } from '#admin-box/kit/section/section.styles.ts';
import { useAction } from '#admin-box/kit/forms/use-action.ts';
import { usePrivacyError } from '#admin-box/kit/recent-sign-in/use-privacy-error.ts';
import { useRecentSignIn } from '#admin-box/kit/recent-sign-in/recent-sign-in-context.ts';

function useEmailChange(onClose: () => void) {
  const { api, session } = usePortal();
  const { t } = useTexts();
  const fresh = useRecentSignIn();
  const queries = useQueryClient();
  const toasts = useToasts();
  const action = useAction();
  const [email, setEmail] = useState<string>();
  const send = (wanted: string) =>
    action.run(async () => {
      await fresh(() => api.post('/identity/resources/users/v1/email/me', { email: wanted }));
      setEmail(wanted);
    });
  const confirm = (code: string) =>
    action.run(async () => {
      const changed = email ?? '';
      await fresh(() => api.post('/identity/resources/users/v1/email/me/verify', { email: changed, code }));
      onClose();
      toasts.show({ title: t('email.changed', { email: changed }) });
      await queries.invalidateQueries({ queryKey: meKey });
      // its tokens carry the address
      await session.login({ renew: true });
    });
  return { ...action, email, send, confirm, again: () => setEmail(undefined) };
}

export function EmailDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTexts();
  const textOf = usePrivacyError();
  const { busy, failure, email, send, confirm, again } = useEmailChange(onClose);
  return (
    <CredentialDialog
      open
      onClose={onClose}
      title={t('email.title')}
      description={email ? t('email.sent', { email }) : t('email.text')}
    >
      <div css={formStyle}>
        {failure ? <Banner tone="danger">{textOf(failure)}</Banner> : null}
        <CredentialForm
          key={email ? 'code' : 'address'}
          name={email ? 'email-code' : 'email-address'}
          fields={[
            email
              ? codeField(t('privacy.code'))
              : {
                  name: 'email',
                  type: 'email',
                  label: t('email.new'),
                  autocomplete: 'email',
                  inputmode: 'email',
                  required: true,
                  maxlength: 254,
                },
          ]}
          submit={t(email ? 'privacy.confirm' : 'email.send')}
          submitting={t(email ? 'privacy.confirming' : 'phones.sending')}
          busy={busy}
          footer={
            <>
              <CancelButton onClick={onClose} />
              {email ? (
                <Button variant="ghost" onClick={again}>
                  {t('email.again')}
                </Button>
              ) : null}
            </>
          }
          onSubmit={({ email: typed = '', code = '' }) => void (email ? confirm(code) : send(typed.trim()))}
        />
      </div>
    </CredentialDialog>
  );
}
