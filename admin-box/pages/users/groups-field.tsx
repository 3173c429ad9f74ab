import { useState } from 'react';
import type { Option } from '#shared/ui/select/select.types.ts';
import { SearchedField } from '#admin-box/kit/forms/searched-field.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { useGroupChoices } from './use-users.ts';

/** Groups of the team, found by name: those of a directory are shown, and changed there. */
export function GroupsField({ value, onChange }: { value: readonly Option[]; onChange: (chosen: Option[]) => void }) {
  const { t } = useTexts();
  const [search, setSearch] = useState('');
  const { data } = useGroupChoices({ search });
  const found = (data?.items ?? []).map(({ id, name, managedBy }) => ({
    value: id,
    label: name,
    disabled: managedBy === 'scim2',
  }));
  return (
    <SearchedField label={t('users.groups')} value={value} onChange={onChange} found={found} onSearch={setSearch} />
  );
}
