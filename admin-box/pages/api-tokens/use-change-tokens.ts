/** Creates and deletes tokens. Deletions are applied optimistically, and rolled back on rejection. */
import { useQueryClient } from '@tanstack/react-query';
import { useToasts } from '#shared/ui/toast/toast-provider.tsx';
import { withOptimisticUpdate } from '#admin-box/kit/optimistic-update.ts';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import type { Token } from './token-rules.ts';
import { callsFor, tokensKey } from './use-tokens.ts';
import type { NewToken, TokenList } from './use-tokens.ts';

export function useChangeTokens(list: TokenList) {
  const { api } = usePortal();
  const { t, errorText } = useTexts();
  const toasts = useToasts();
  const queries = useQueryClient();
  const queryKey = tokensKey(list);
  const calls = callsFor(api, list);

  /** @returns it with its secret, which no list has */
  async function create(token: NewToken): Promise<Token> {
    const created = await calls.create(token);
    queries.setQueryData<Token[]>(queryKey, (tokens) => tokens && [{ ...created, secret: undefined }, ...tokens]);
    void queries.invalidateQueries({ queryKey });
    return created;
  }

  /** @returns whether it was deleted */
  async function remove({ id, name }: Token): Promise<boolean> {
    try {
      await withOptimisticUpdate<Token[], unknown>(queries, {
        queryKey,
        patch: (tokens) => tokens.filter((token) => token.id !== id),
        request: () => calls.remove(id),
      });
      toasts.show({ title: t('token.deleted', { name }) });
      return true;
    } catch (error) {
      toasts.show({ tone: 'danger', title: `${t('token.reverted', { name })} ${errorText(error)}` });
      return false;
    } finally {
      void queries.invalidateQueries({ queryKey });
    }
  }

  return { create, remove };
}
