/** A number is added, confirmed and removed by a code. One chunk, loaded when the first of these is asked for. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { PhoneNumber } from '#shared/contract/profile/phones.ts';
import { Banner } from '#shared/ui/banner/banner.tsx';
import { Button } from '#shared/ui/button/button.tsx';
import { Skeleton } from '#shared/ui/skeleton/skeleton.tsx';
import { useToasts } from '#shared/ui/toast/toast-provider.tsx';
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
import { phonesKey } from './use-phones.ts';

export type PhoneAsk = { kind: 'add' } | { kind: 'confirm' | 'remove'; phone: PhoneNumber };

interface Sent {
  number: string;
  otcToken: string;
}

/** Sending the code, and what it does once it is typed. */
function usePhoneCode(asked: PhoneAsk, onClose: () => void) {
  const { api } = usePortal();
  const { t } = useTexts();
  const fresh = useRecentSignIn();
  const queries = useQueryClient();
  const toasts = useToasts();
  const action = useAction();
  const [sent, setSent] = useState<Sent>();

  const ask = async (phoneNumber: string): Promise<string | undefined> => {
    if (asked.kind === 'add')
      return (await api.post('/identity/resources/users/phone-numbers/v1', { phoneNumber, verify: true })).otcToken;
    if (asked.kind === 'confirm')
      return (await api.post('/identity/resources/users/phone-numbers/v1/preverify', { phoneNumber })).otcToken;
    return (
      await api.delete('/identity/resources/users/phone-numbers/v1/{phoneId}', undefined, {
        params: { phoneId: asked.phone.id },
      })
    ).otcToken;
  };
  const send = (number: string) =>
    action.run(async () => {
      const otcToken = await fresh(() => ask(number));
      if (otcToken) setSent({ number, otcToken });
    });
  const confirm = (code: string) =>
    action.run(async () => {
      const { otcToken, number } = sent!;
      if (asked.kind === 'remove') {
        await api.post(
          '/identity/resources/users/phone-numbers/v1/{phoneId}/delete/verify',
          { otcToken, code },
          { params: { phoneId: asked.phone.id } },
        );
      } else await api.post('/identity/resources/users/phone-numbers/v1/verify', { otcToken, code });
      onClose();
      toasts.show({ title: t(asked.kind === 'remove' ? 'phones.removed' : 'phones.added', { number }) });
      await queries.invalidateQueries({ queryKey: phonesKey });
    });
  return { ...action, sent, send, confirm };
}

function useDialogTexts(asked: PhoneAsk, isSent: boolean): { title: string; description: string; submit: string } {
  const { t } = useTexts();
  const { user } = usePortal();
  if (asked.kind === 'add')
    return {
      title: t('phones.addTitle'),
      description: isSent ? t('privacy.phoneHint') : t('phones.addText'),
      submit: t(isSent ? 'privacy.confirm' : 'privacy.sendCode'),
    };
  const number = asked.phone.phoneNumber;
  if (asked.kind === 'confirm')
    return {
      title: t('phones.confirmTitle', { number }),
      description: t('phones.codeSent', { number }),
      submit: t('privacy.confirm'),
    };
  return {
    title: t('phones.removeTitle', { number }),
    description: asked.phone.verified
      ? t('phones.removeText', { number })
      : t('phones.removeMailText', { email: user.email }),
    submit: t('phones.removeAction'),
  };
}

/** Sends the code immediately, once, if the number is known. */
function useFirstCode(asked: PhoneAsk, send: (number: string) => Promise<void>): void {
  const begun = useRef(false);
  useEffect(() => {
    if (asked.kind === 'add' || begun.current) return;
    begun.current = true;
    void send(asked.phone.phoneNumber);
  }, [asked, send]);
}

export function PhoneDialogs({ asked, onClose }: { asked: PhoneAsk; onClose: () => void }) {
  const { t } = useTexts();
  const textOf = usePrivacyError();
  const { busy, failure, sent, send, confirm } = usePhoneCode(asked, onClose);
  useFirstCode(asked, send);
  const texts = useDialogTexts(asked, sent !== undefined);
  const numberField = {
    name: 'phoneNumber',
    type: 'text',
    label: t('privacy.phoneNumber'),
    hint: t('privacy.phoneHint'),
    autocomplete: 'tel',
    inputmode: 'tel',
    required: true,
    maxlength: 40,
  } as const;
  const isWaiting = asked.kind !== 'add' && !sent;
  const again =
    asked.kind !== 'add' && !sent ? (
      <Button size="sm" variant="ghost" loading={busy} onClick={() => void send(asked.phone.phoneNumber)}>
        {t('common.retry')}
      </Button>
    ) : undefined;
  return (
    <CredentialDialog
      open
      onClose={onClose}
      title={texts.title}
      description={asked.kind === 'add' && sent ? t('phones.codeSent', { number: sent.number }) : texts.description}
      footer={isWaiting ? <CancelButton onClick={onClose} /> : undefined}
    >
      <div css={formStyle}>
        {failure ? (
          <Banner tone="danger" actions={again}>
            {textOf(failure)}
          </Banner>
        ) : null}
        {isWaiting ? (
          failure ? null : (
            <Skeleton shape="fields" count={1} />
          )
        ) : (
          <CredentialForm
            key={sent ? 'code' : 'number'}
            name={sent ? 'own-phone-code' : 'own-phone-number'}
            fields={[sent ? codeField(t('privacy.code'), asked.kind === 'remove') : numberField]}
            submit={texts.submit}
            submitting={t(sent ? 'privacy.confirming' : 'phones.sending')}
            busy={busy}
            footer={<CancelButton onClick={onClose} />}
            onSubmit={({ phoneNumber = '', code = '' }) => void (sent ? confirm(code) : send(phoneNumber))}
          />
        )}
      </div>
    </CredentialDialog>
  );
}
