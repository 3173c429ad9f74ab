import type { TeamUser } from '../../../shared/contract/members.ts';
import type { IconName } from '../../../shared/ui/icon/icon.tsx';
import { Status } from '../../../shared/ui/status/status.tsx';
import type { StatusTone } from '../../../shared/ui/status/status.tsx';
import { useTexts } from '../../texts.tsx';
import { statusOf } from './person.ts';
import type { PersonStatus } from './person.ts';

/** Normal is quiet: only the exceptions have a mark. */
const looks: Record<PersonStatus, { tone: StatusTone; icon?: IconName }> = {
  active: { tone: 'neutral' },
  invited: { tone: 'info', icon: 'mail' },
  disabled: { tone: 'info', icon: 'off' },
  locked: { tone: 'danger', icon: 'lock' },
};

export function PersonState({ person }: { person: TeamUser }) {
  const { t } = useTexts();
  const status = statusOf(person);
  return <Status {...looks[status]}>{t(`users.${status}`)}</Status>;
}
