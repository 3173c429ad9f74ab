import { EmptyState } from '#shared/ui/empty-state/empty-state.tsx';
import { LinkButton } from '#shared/ui/button/link-button.tsx';
import { PageHeader } from '#shared/ui/page-header/page-header.tsx';
import type { PortalPage } from '#admin-box/page.types.ts';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { labelOf } from './navigation-groups.ts';
import { useRouter } from '#admin-box/router/router-context.tsx';

/** Shown for unknown URLs and for pages without permission; does not reveal which. */
export function UnavailablePage({ next }: { next: PortalPage | undefined }) {
  const texts = useTexts();
  const { t } = texts;
  const { tenant } = usePortal();
  const router = useRouter();
  const to = { page: next?.path ?? '', query: {} };
  return (
    <>
      <PageHeader title={t('unavailable.title')} />
      <EmptyState
        icon="lock"
        title={t('unavailable.why')}
        description={t('unavailable.text', { tenant })}
        actions={
          next ? (
            <LinkButton variant="primary" href={router.href(to) ?? '#'} onPress={() => router.go(to)}>
              {t('unavailable.go', { page: labelOf(next, texts) })}
            </LinkButton>
          ) : undefined
        }
      />
    </>
  );
}
