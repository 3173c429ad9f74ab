import { Icon } from '#shared/ui/icon/icon.tsx';
import type { IconName } from '#shared/ui/icon/icon.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { chipsStyle } from './address-chips.styles.ts';
import type { AddressState, TypedAddress } from './use-address-states.ts';

/** "New" is the usual case, and has no mark. */
const marks: Partial<Record<AddressState, IconName>> = { invited: 'mail', member: 'user', wrong: 'alert' };

/** What happens to each typed address, with a button to take it out. */
export function AddressChips({
  addresses,
  onRemove,
}: {
  addresses: readonly TypedAddress[];
  onRemove(email: string): void;
}) {
  const { t } = useTexts();
  if (addresses.length === 0) return null;
  return (
    <ul css={chipsStyle} aria-label={t('invite.chips')}>
      {addresses.map(({ email, state }) => {
        const mark = marks[state];
        return (
          <li key={email} data-state={state}>
            {mark ? <Icon name={mark} size="sm" /> : null}
            <bdi>{email}</bdi>
            <span data-part="state">{t(`invite.state.${state}`)}</span>
            <button type="button" aria-label={t('invite.removeAddress', { email })} onClick={() => onRemove(email)}>
              <Icon name="close" size="sm" />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
