import { Banner } from '#shared/ui/banner/banner.tsx';
import { Button } from '#shared/ui/button/button.tsx';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { useFactorResets } from '#admin-box/pages/users/use-users.ts';

/** Lists pending MFA resets that need a second admin's approval. */
export function ResetsNotice({
  ready,
  onShow,
}: {
  ready: boolean;
  onShow: (user: { id: string; email: string }) => void;
}) {
  const { t } = useTexts();
  const { user, holds } = usePortal();
  const { data } = useFactorResets(ready);
  if (!holds('fe.secure.write.updateUser')) return null;
  const waiting =
    data?.items.filter(
      ({ state, requestedBy, userId }) => state === 'asked' && requestedBy?.id !== user.id && userId !== user.id,
    ) ?? [];
  return waiting.map(({ id, userId, userName, userEmail }) => (
    <Banner
      key={id}
      tone="warning"
      actions={
        <Button size="sm" variant="ghost" onClick={() => onShow({ id: userId, email: userEmail })}>
          {t('reset.review')}
        </Button>
      }
    >
      {t('reset.waiting', { name: userName })}
    </Banner>
  ));
}
