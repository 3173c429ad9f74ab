import type { TeamUser } from '#shared/contract/users/members.ts';
import type { IconName } from '#shared/ui/icon/icon.tsx';
import { Status } from '#shared/ui/status/status.tsx';
import type { StatusTone } from '#shared/ui/status/status.tsx';
import { formatDay } from '#admin-box/kit/relative-time.ts';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { statusOf } from '#admin-box/pages/users/user.ts';
import type { UserStatus } from '#admin-box/pages/users/user.ts';

/** Only exceptional states are highlighted. */
const statusStyles: Record<UserStatus, { tone: StatusTone; icon?: IconName }> = {
  active: { tone: 'neutral' },
  invited: { tone: 'info', icon: 'mail' },
  expired: { tone: 'info', icon: 'off' },
  disabled: { tone: 'info', icon: 'off' },
  locked: { tone: 'danger', icon: 'lock' },
};

/** @param exceptions renders nothing for active users; users with an access expiry are marked */
export function UserState({ member, exceptions = false }: { member: TeamUser; exceptions?: boolean }) {
  const { t, locale } = useTexts();
  const status = statusOf(member);
  if (exceptions && status === 'active') {
    const end = member.temporaryExpirationDate;
    return end === undefined ? null : (
      <Status tone="neutral">{t('users.until', { day: formatDay(end, Date.now(), locale) })}</Status>
    );
  }
  return <Status {...statusStyles[status]}>{t(`users.${status}`)}</Status>;
}
