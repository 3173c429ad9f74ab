import { portalUserActivity } from '#shared/i18n/en/portal/user-activity.ts';
import { Banner } from '#shared/ui/banner/banner.tsx';
import { Button } from '#shared/ui/button/button.tsx';
import { Skeleton } from '#shared/ui/skeleton/skeleton.tsx';
import { mutedStyle } from '#admin-box/kit/list/list-page.styles.ts';
import { formatRelativeTime } from '#admin-box/kit/relative-time.ts';
import { addPageTexts } from '#admin-box/i18n/page-texts.ts';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { changesOf, describeEvent } from '#admin-box/kit/activity.ts';
import { useMemberEvents } from '#admin-box/pages/users/use-users.ts';

// the drawer's chunk brings them: the list itself needs none
addPageTexts(portalUserActivity);

function List({ events: { data, isError, refetch } }: { events: ReturnType<typeof useMemberEvents> }) {
  const texts = useTexts();
  const { t, locale } = texts;
  if (isError) {
    const again = (
      <Button size="sm" variant="ghost" onClick={() => void refetch()}>
        {t('common.retry')}
      </Button>
    );
    return (
      <Banner tone="danger" actions={again}>
        {t('user.eventsFailed')}
      </Banner>
    );
  }
  if (!data) return <Skeleton shape="text" count={4} />;
  const seenLabels = { never: t('common.never'), now: t('common.now'), locale };
  return (
    <ul>
      {data.items.map((event) => (
        <li key={event.id}>
          <bdi>{describeEvent(event, texts)}</bdi>{' '}
          <span css={mutedStyle}>{formatRelativeTime(event.at, Date.now(), seenLabels)}</span>
          {changesOf(event, texts).map((line) => (
            <p key={line} css={mutedStyle} dir="auto">
              {line}
            </p>
          ))}
        </li>
      ))}
    </ul>
  );
}

/** The user's latest events, as actor or target; nothing where there are none, and without the permission to read audits. */
export function UserEvents({ userId }: { userId: string }) {
  const { t } = useTexts();
  const { holds } = usePortal();
  const events = useMemberEvents(userId);
  if (!holds('fe.secure.read.audits') || events.data?.items.length === 0) return null;
  return (
    <section>
      <h3>{t('user.events')}</h3>
      <List events={events} />
    </section>
  );
}
