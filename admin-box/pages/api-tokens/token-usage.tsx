import { useTexts } from '#admin-box/i18n/texts.tsx';
import { codeStyle } from './api-tokens.styles.ts';
import type { TokenKind } from './token-rules.ts';

const lines: Readonly<Record<TokenKind, string>> = {
  clientCredentials: 'POST /identity/resources/auth/v2/api-token',
  accessToken: 'x-api-key: …',
};

/** What a developer does with it. */
export function TokenUsage({ kind }: { kind: TokenKind }) {
  const { t } = useTexts();
  return (
    <>
      <p>{t(`token.how.${kind}`)}</p>
      <code css={codeStyle} dir="ltr">
        {lines[kind]}
      </code>
    </>
  );
}
