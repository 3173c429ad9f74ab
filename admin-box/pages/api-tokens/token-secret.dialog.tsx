import { Banner } from '#shared/ui/banner/banner.tsx';
import { Button } from '#shared/ui/button/button.tsx';
import { CopyButton } from '#shared/ui/copy-button/copy-button.tsx';
import { useCopy } from '#shared/ui/copy-button/use-copy.ts';
import { Dialog } from '#shared/ui/dialog/dialog.tsx';
import { formStyle } from '#admin-box/kit/list/list-page.styles.ts';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { codeStyle, fieldStyle, secretStyle } from './api-tokens.styles.ts';
import type { Token, TokenKind } from './token-rules.ts';
import { TokenUsage } from './token-usage.tsx';

export interface TokenSecretProps {
  kind: TokenKind;
  token: Token;
  open: boolean;
  onClose(): void;
}

function ClientId({ id }: { id: string }) {
  const { t } = useTexts();
  return (
    <div css={fieldStyle}>
      <span data-part="label">
        {t('token.clientId')} <CopyButton text={id} label={t('token.copyClientId')} />
      </span>
      <code css={codeStyle} dir="ltr" data-part="client-id">
        {id}
      </code>
    </div>
  );
}

/** Shows the secret once. Only an explicit confirmation closes the dialog, since the secret cannot be shown again. */
export function TokenSecretDialog({ kind, token: { id, name, secret = '' }, open, onClose }: TokenSecretProps) {
  const { t } = useTexts();
  const { copied, copy } = useCopy(secret);
  return (
    <Dialog
      open={open}
      role="alertdialog"
      onClose={() => {}}
      title={t('token.secretTitle', { name })}
      footer={
        <>
          <Button icon={copied ? 'check' : 'copy'} onClick={() => void copy()}>
            {t(copied ? 'token.copied' : 'token.copySecret')}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {t('token.secretSaved')}
          </Button>
        </>
      }
    >
      <div css={formStyle}>
        <Banner tone="warning">{t('token.secretText')}</Banner>
        {kind === 'clientCredentials' ? <ClientId id={id} /> : null}
        <div css={fieldStyle}>
          <span data-part="label">{t('token.secret')}</span>
          {/* a long one scrolls, by keys too */}
          <div
            css={[codeStyle, secretStyle]}
            dir="ltr"
            data-part="secret"
            role="textbox"
            aria-readonly="true"
            aria-label={t('token.secret')}
            tabIndex={0}
          >
            {secret}
          </div>
        </div>
        <div css={fieldStyle}>
          <TokenUsage kind={kind} />
        </div>
      </div>
    </Dialog>
  );
}
