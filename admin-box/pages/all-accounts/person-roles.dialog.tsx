import { useState } from 'react';
import type { SubTenantUser } from '../../../shared/contract/sub-accounts.ts';
import { Banner } from '../../../shared/ui/banner/banner.tsx';
import { Button } from '../../../shared/ui/button/button.tsx';
import { Dialog } from '../../../shared/ui/dialog/dialog.tsx';
import { useToasts } from '../../../shared/ui/toast/toast-provider.tsx';
import { formStyle } from '../../list-page/list-page.styles.ts';
import { usePortal } from '../../portal-context.tsx';
import { useUnsavedQuestion } from '../../shell/use-unsaved-guard.tsx';
import { useTexts } from '../../texts.tsx';
import { AccountRolesField } from './account-roles.tsx';
import type { Account } from './use-accounts.ts';
import { useChange } from './use-change-accounts.ts';

/** Which roles somebody has in an account. */
export function PersonRolesDialog({ account, person, open, onClose: end }: { account: Account; person: SubTenantUser; open: boolean; onClose: () => void }) {
  const { t, errorText } = useTexts();
  const { api } = usePortal();
  const toasts = useToasts();
  const change = useChange();
  const held = person.tenants.find(({ tenantId }) => tenantId === account.id)?.roles ?? [];
  const before = held.map(({ id }) => id);
  const [roleIds, setRoleIds] = useState(before);
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const changed = roleIds.toSorted().join() !== before.toSorted().join();
  const { question, ask } = useUnsavedQuestion(open && changed && !saving, t('accounts.roles'));
  const onClose = () => ask(end);
  const { name } = person;
  const save = async (): Promise<void> => {
    setSaving(true);
    setFailure(undefined);
    const wanted = { subTenantsRoles: [{ tenantId: account.id, roleIds }] };
    try {
      await change(() => api.patch('/identity/resources/sub-tenants/users/v1/{userId}/roles', wanted, { params: { userId: person.id } }));
      toasts.show({ title: t('accounts.rolesSaved', { name }) });
      end();
    } catch (error) {
      setFailure(error);
    } finally {
      setSaving(false);
    }
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('accounts.rolesTitle', { name, account: account.name })}
      onSubmit={() => void save()}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button variant="primary" type="submit" disabled={!changed} loading={saving} loadingLabel={t('common.saving')}>
            {t('accounts.rolesSave')}
          </Button>
        </>
      }
    >
      <div css={formStyle}>
        {failure ? <Banner tone="danger">{errorText(failure)}</Banner> : null}
        <AccountRolesField held={held} value={roleIds} onChange={setRoleIds} />
      </div>
      {question}
    </Dialog>
  );
}
