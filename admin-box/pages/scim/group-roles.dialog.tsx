import { useEffect, useState } from 'react';
import type { DirectoryGroup } from '#shared/contract/scim/scim.ts';
import { ErrorState } from '#shared/ui/error-state/error-state.tsx';
import { Skeleton } from '#shared/ui/skeleton/skeleton.tsx';
import { useToasts } from '#shared/ui/toast/toast-provider.tsx';
import { useTeamRoles } from '#admin-box/data/team-roles.ts';
import { traceIdOf } from '#admin-box/data/trace-id.ts';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { ChoicesField } from '#admin-box/kit/forms/choices-field.tsx';
import { FormDialog } from '#admin-box/kit/forms/form-dialog.tsx';
import { useAction } from '#admin-box/kit/forms/use-action.ts';
import { useFirstField } from './use-first-field.ts';
import { useChangeProvisioning } from './use-provisioning.ts';

export interface GroupRolesProps {
  group: DirectoryGroup;
  open: boolean;
  onClose(): void;
}

/** Roles of a directory's group. Those that the reader may not give are not offered, and stay as they are. */
export function GroupRolesDialog({ group, open, onClose }: GroupRolesProps) {
  const { t, errorText } = useTexts();
  const toasts = useToasts();
  const roles = useTeamRoles();
  const { giveRoles, takeRoles } = useChangeProvisioning();
  const { busy, failure, run } = useAction();
  const { place, initialFocus } = useFirstField();
  const hasRoles = roles.data !== undefined;
  useEffect(() => {
    if (hasRoles) initialFocus.current?.focus();
  }, [hasRoles, initialFocus]);
  const [before, setBefore] = useState(() => group.roles.map(({ id }) => id));
  const [chosen, setChosen] = useState<readonly string[]>(before);
  const added = chosen.filter((id) => !before.includes(id));
  const removed = before.filter((id) => !chosen.includes(id));
  const save = () =>
    run(async () => {
      if (added.length > 0) await giveRoles(group.id, added);
      // what was given stays given, should the rest fail
      setBefore((last) => [...last, ...added]);
      if (removed.length > 0) await takeRoles(group.id, removed);
      toasts.show({ title: t('provisioning.rolesSaved', { group: group.name }) });
      onClose();
    });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t('provisioning.rolesOf', { group: group.name })}
      description={t('provisioning.rolesText', { count: group.users })}
      fields={t('provisioning.roles')}
      initialFocus={initialFocus}
      changed={added.length + removed.length > 0}
      saving={busy}
      failure={failure}
      onSave={() => void save()}
    >
      {roles.data ? (
        <div ref={place}>
          <ChoicesField
            legend={t('provisioning.roles')}
            find={t('provisioning.findRole')}
            options={roles.data}
            value={chosen}
            onChange={setChosen}
          />
        </div>
      ) : roles.isError ? (
        <ErrorState
          level={3}
          title={t('provisioning.rolesFailed')}
          description={errorText(roles.error, 'apart')}
          traceId={traceIdOf(roles.error)}
          onRetry={() => void roles.refetch()}
          retrying={roles.isFetching}
        />
      ) : (
        <Skeleton shape="text" count={4} />
      )}
    </FormDialog>
  );
}
