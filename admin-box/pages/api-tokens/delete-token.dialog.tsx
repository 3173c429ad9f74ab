import { DeleteDialog } from '#admin-box/kit/forms/delete.dialog.tsx';
import { useQuestion } from '#admin-box/kit/overlays/use-question.ts';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import type { Token } from './token-rules.ts';
import { useLastUsed } from './token-times.tsx';
import { useChangeTokens } from './use-change-tokens.ts';
import type { TokenList } from './use-tokens.ts';

export interface DeleteTokenProps {
  tokens: TokenList;
  token: Token;
  open: boolean;
  onClose(): void;
  onDeleted(): void;
}

/** Confirmation before a token is deleted: says what stops working, and whether the token is still in use. */
export function DeleteTokenDialog({ tokens, token, ...dialog }: DeleteTokenProps) {
  const { t } = useTexts();
  const question = useQuestion();
  const { remove } = useChangeTokens(tokens);
  const lastUsed = useLastUsed();
  return (
    <DeleteDialog
      {...dialog}
      title={question('token.deleteTitle', { name: token.name })}
      description={token.lastUsedAt ? t('token.deleteUsed', { when: lastUsed(token) }) : t('token.deleteUnused')}
      confirmLabel={t('token.deleteAction')}
      cancelLabel={t('token.deleteKeep')}
      loadingLabel={t('token.deleting')}
      onDelete={() => remove(token)}
    />
  );
}
