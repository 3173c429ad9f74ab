import { useState } from 'react';
import type { TeamUser } from '#shared/contract/users/members.ts';
import { Banner } from '#shared/ui/banner/banner.tsx';
import type { Option } from '#shared/ui/select/select.types.ts';
import { useToasts } from '#shared/ui/toast/toast-provider.tsx';
import { FormDialog } from '#admin-box/kit/forms/form-dialog.tsx';
import { useAction } from '#admin-box/kit/forms/use-action.ts';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { useRightsHolder } from '#admin-box/pages/users/use-rights-holder.ts';
import { GroupsField } from '#admin-box/pages/users/groups-field.tsx';
import { nameOf } from '#admin-box/pages/users/user.ts';
import { RolesField } from '#admin-box/pages/users/roles-field.tsx';
import { useAssignAccess } from './use-assign-access.ts';
import type { AccessFailures } from './use-assign-access.ts';
import { useGroupChoices } from '#admin-box/pages/users/use-users.ts';
import { failuresStyle } from '#admin-box/pages/users/users.styles.ts';

export interface AssignAccessProps {
  people: readonly TeamUser[];
  open: boolean;
  onClose(): void;
  /** Every user has every permission. */
  onDone(): void;
}

function Failures({
  failures: { people, groups },
  groupName,
}: {
  failures: AccessFailures;
  groupName: (id: string) => string;
}) {
  const { t, errorText } = useTexts();
  if (people.length + groups.length === 0) return null;
  return (
    <Banner tone="danger">
      {people.length > 0 ? <strong>{t('bulk.accessFailed', { count: people.length })}</strong> : null}
      <ul css={failuresStyle}>
        {people.map(({ member, error }) => (
          <li key={member.id}>
            <bdi>{nameOf(member)}</bdi> — {errorText(error)}
          </li>
        ))}
        {groups.map(({ groupId, error }) => (
          <li key={groupId}>
            {t('bulk.groupFailed', { group: groupName(groupId) })} {errorText(error)}
          </li>
        ))}
      </ul>
    </Banner>
  );
}

/** Adds roles and groups to several users. Failures are listed; submitting again retries everything. */
export function AssignAccessDialog({ people, open, onClose, onDone }: AssignAccessProps) {
  const { t } = useTexts();
  const { holds, mayChange } = useRightsHolder();
  const toasts = useToasts();
  const { give, done } = useAssignAccess();
  const hasGroups = (useGroupChoices().data?.items ?? []).some(({ managedBy }) => managedBy !== 'scim2');
  const [roleIds, setRoleIds] = useState<readonly string[]>([]);
  const [groups, setGroups] = useState<readonly Option[]>([]);
  const { busy, run } = useAction();
  const [failures, setFailures] = useState<AccessFailures>({ people: [], groups: [] });
  const nothing = roleIds.length + groups.length === 0;
  const save = () =>
    run(async () => {
      const failed = await give(people, { roleIds, groupIds: groups.map(({ value }) => value) });
      setFailures(failed);
      if (failed.people.length + failed.groups.length > 0) return;
      toasts.show({ title: t('bulk.didAccess', { count: people.length }) });
      onClose();
      onDone();
    });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t('bulk.accessTitle', { count: people.length })}
      description={t('bulk.accessText')}
      fields={t('bulk.accessTitle', { count: people.length })}
      saveLabel={t('bulk.accessSave')}
      savingLabel={t('bulk.accessProgress', { done, count: people.length })}
      changed={!nothing}
      saving={busy}
      onSave={() => void save()}
    >
      <Failures failures={failures} groupName={(id) => groups.find(({ value }) => value === id)?.label ?? ''} />
      {mayChange('roles') && holds('fe.secure.read.roles') && holds('fe.secure.write.updateUser') ? (
        <RolesField label={t('users.roles')} value={roleIds} onChange={setRoleIds} />
      ) : null}
      {mayChange('groups') && hasGroups && holds('fe.secure.write.groupsUsers') ? (
        <GroupsField value={groups} onChange={setGroups} />
      ) : null}
    </FormDialog>
  );
}
