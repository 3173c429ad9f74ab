import { Combobox } from '#shared/ui/combobox/combobox.tsx';
import type { Role } from '#shared/contract/entities.ts';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { useTeamRoles } from '#admin-box/data/team-roles.ts';

/** Roles that an account's people may have: the product's, and those they have there already. */
export function AccountRolesField({
  current,
  value,
  onChange,
}: {
  current: readonly Role[];
  value: string[];
  onChange: (roleIds: string[]) => void;
}) {
  const { t } = useTexts();
  const product = (useTeamRoles().data ?? []).filter(({ tenantId }) => tenantId === null);
  const all = [...product, ...current.filter(({ id }) => !product.some((role) => role.id === id))];
  const options = all.map(({ id, name, description }) => ({ value: id, label: name, hint: description || undefined }));
  return <Combobox label={t('accounts.roles')} multiple options={options} value={value} onChange={onChange} />;
}
