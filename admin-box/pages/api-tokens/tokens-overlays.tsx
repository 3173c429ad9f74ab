/** Overlays of the list. One chunk, loaded on first use. */
import { useOverlayState } from '#admin-box/kit/overlays/use-overlays.ts';
import type { Asked, OverlaysProps } from '#admin-box/kit/overlays/use-overlays.ts';
import { RecentSignInProvider } from '#admin-box/kit/recent-sign-in/recent-sign-in-provider.tsx';
import { DeleteTokenDialog } from './delete-token.dialog.tsx';
import { NewTokenDialog } from './new-token.dialog.tsx';
import type { Token } from './token-rules.ts';
import { TokenDrawer } from './token.drawer.tsx';
import { TokenSecretDialog } from './token-secret.dialog.tsx';
import type { TokenList } from './use-tokens.ts';

export type Ask = { kind: 'new' } | { kind: 'secret'; token: Token } | { kind: 'delete'; token: Token };

export interface TokensOverlaysProps extends OverlaysProps<Token, Ask> {
  tokens: TokenList;
  /** Called after creation, to show the secret. */
  onCreated(token: Token): void;
  onDelete: ((token: Token) => void) | undefined;
}

interface AskedDialogProps extends Pick<TokensOverlaysProps, 'tokens' | 'onCreated'> {
  asked: Asked<Ask>;
  open: boolean;
  onClose(): void;
  onDeleted(): void;
}

function AskedDialog({ asked, tokens, onCreated, onDeleted, ...dialog }: AskedDialogProps) {
  if (asked.kind === 'new') {
    return (
      <RecentSignInProvider>
        <NewTokenDialog tokens={tokens} {...dialog} onCreated={onCreated} />
      </RecentSignInProvider>
    );
  }
  if (asked.kind === 'secret') return <TokenSecretDialog kind={tokens.kind} token={asked.token} {...dialog} />;
  return <DeleteTokenDialog tokens={tokens} token={asked.token} {...dialog} onDeleted={onDeleted} />;
}

export function TokensOverlays({ tokens, onCreated, onDelete, ...overlays }: TokensOverlaysProps) {
  const { item: token, asked, drawer, dialog, onItemDeleted } = useOverlayState(overlays);
  return (
    <>
      {token ? (
        <TokenDrawer tokens={tokens} token={token} {...drawer} onDelete={onDelete && (() => onDelete(token))} />
      ) : null}
      {asked ? (
        <AskedDialog
          key={asked.opening}
          asked={asked}
          tokens={tokens}
          {...dialog}
          onCreated={onCreated}
          onDeleted={onItemDeleted}
        />
      ) : null}
    </>
  );
}
