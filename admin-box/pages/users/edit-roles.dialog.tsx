import type { TeamUser } from '../../../shared/contract/members.ts';
import { Banner } from '../../../shared/ui/banner/banner.tsx';
import { Button } from '../../../shared/ui/button/button.tsx';
import { Dialog } from '../../../shared/ui/dialog/dialog.tsx';
import { usePortal } from '../../portal-context.tsx';
import { useUnsavedQuestion } from '../../shell/use-unsaved-guard.tsx';
import { useTexts } from '../../texts.tsx';
import { nameOf } from './person.ts';
import { RolesField } from './roles-field.tsx';
import { useRolesForm } from './use-roles-form.ts';
import type { RolesForm } from './use-roles-form.ts';
import { formStyle } from '../../list-page/list-page.styles.ts';

export interface EditRolesProps {
  person: TeamUser;
  open: boolean;
  onClose(): void;
}

/** What kept the roles from being saved: a refusal, or another admin who was quicker. */
function Obstacles({ form: { failure, conflict, takeTheirs }, name }: { form: RolesForm; name: string }) {
  const { t, errorText, list } = useTexts();
  if (failure) return <Banner tone="danger">{errorText(failure)}</Banner>;
  if (!conflict) return null;
  const roles = conflict.length > 0 ? list(conflict.map((role) => role.name)) : t('users.noRoles');
  const take = (
    <Button size="sm" variant="ghost" onClick={takeTheirs}>
      {t('roles.useTheirs')}
    </Button>
  );
  return (
    <Banner tone="warning" actions={take}>
      {t('roles.changedElsewhere', { name, roles })}
    </Banner>
  );
}

/** Which roles one person has. */
export function EditRolesDialog({ person, open, onClose: end }: EditRolesProps) {
  const { t } = useTexts();
  const { tenant } = usePortal();
  const form = useRolesForm(person, end);
  const { roleIds, isChanged, saving } = form;
  const name = nameOf(person);
  const { question, ask } = useUnsavedQuestion(open && isChanged && !saving, t('users.roles'));
  const onClose = () => ask(end);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('roles.title', { name })}
      description={t('roles.text', { name, tenant })}
      onSubmit={() => void (isChanged && !saving && form.save())}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button variant="primary" type="submit" disabled={!isChanged && !saving} loading={saving} loadingLabel={t('common.saving')}>
            {t('roles.save')}
          </Button>
        </>
      }
    >
      <div css={formStyle}>
        <Obstacles form={form} name={name} />
        <RolesField label={t('users.roles')} value={roleIds} onChange={form.setRoleIds} />
        {roleIds.length === 0 ? <Banner tone="neutral">{t('roles.none', { name })}</Banner> : null}
      </div>
      {question}
    </Dialog>
  );
}
