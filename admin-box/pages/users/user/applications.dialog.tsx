import { useState } from 'react';
import type { Application } from '#shared/contract/applications/applications.ts';
import { Banner } from '#shared/ui/banner/banner.tsx';
import { Checkbox } from '#shared/ui/checkbox/checkbox.tsx';
import { Dialog } from '#shared/ui/dialog/dialog.tsx';
import { Skeleton } from '#shared/ui/skeleton/skeleton.tsx';
import { useToasts } from '#shared/ui/toast/toast-provider.tsx';
import { FormDialog } from '#admin-box/kit/forms/form-dialog.tsx';
import { useAction } from '#admin-box/kit/forms/use-action.ts';
import { choicesStyle } from '#admin-box/kit/list/list-page.styles.ts';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import {
  useApplications,
  useAssignApplications,
  useAssignedApplications,
} from '#admin-box/pages/users/list/use-applications.ts';

export interface ApplicationsDialogProps {
  member: { id: string; name: string };
  open: boolean;
  onClose(): void;
}

interface ChoicesProps {
  applications: readonly Application[];
  chosen: readonly string[];
  onChange(chosen: string[]): void;
}

/** Includes the applications for all users, checked: admins ask what a user can access, not what was assigned. */
function Choices({ applications, chosen, onChange }: ChoicesProps) {
  const { t } = useTexts();
  const { tenant } = usePortal();
  return (
    <fieldset css={choicesStyle}>
      <legend>{t('apps.choose')}</legend>
      {applications.map(({ id, name, description, accessType }) => {
        const isFree = accessType === 'FREE_ACCESS';
        return (
          <Checkbox
            key={id}
            label={name}
            hint={isFree ? t('apps.free', { tenant }) : description || undefined}
            disabled={isFree}
            checked={isFree || chosen.includes(id)}
            onCheckedChange={(checked) => onChange(checked ? [...chosen, id] : chosen.filter((each) => each !== id))}
          />
        );
      })}
    </fieldset>
  );
}

/** The form, once it is known what the user has. */
function ApplicationsForm({
  member,
  applications,
  before,
  open,
  onClose,
}: ApplicationsDialogProps & { applications: readonly Application[]; before: readonly string[] }) {
  const { t } = useTexts();
  const { tenant } = usePortal();
  const toasts = useToasts();
  const assign = useAssignApplications();
  const [chosen, setChosen] = useState<readonly string[]>(before);
  const { busy, failure, run } = useAction();
  const changed = [...chosen].sort().join() !== [...before].sort().join();
  const save = () =>
    run(async () => {
      await assign(member.id, before, chosen);
      toasts.show({ title: t('apps.saved', { name: member.name }) });
      onClose();
    });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t('apps.title', { name: member.name })}
      description={t('apps.text', { name: member.name, tenant })}
      fields={t('apps.choose')}
      saveLabel={t('apps.save')}
      changed={changed}
      saving={busy}
      onSave={() => void save()}
    >
      {/* one message for all failures (specification, admin portal, section 8) */}
      {failure ? <Banner tone="danger">{t('apps.assignFailed')}</Banner> : null}
      <Choices applications={applications} chosen={chosen} onChange={setChosen} />
      {applications.some(({ accessType }) => accessType === 'MANAGED_ACCESS') ? null : (
        <Banner tone="neutral">{t('apps.nothing', { tenant })}</Banner>
      )}
    </FormDialog>
  );
}

/** Assigns applications to a user. */
export function ApplicationsDialog(props: ApplicationsDialogProps) {
  const { t, errorText } = useTexts();
  const { member, open, onClose } = props;
  const applications = useApplications();
  const assigned = useAssignedApplications([member.id]);
  if (applications.data && assigned.data)
    return <ApplicationsForm {...props} applications={applications.data} before={assigned.data.get(member.id) ?? []} />;
  const error = applications.error ?? assigned.error;
  return (
    <Dialog open={open} onClose={onClose} title={t('apps.title', { name: member.name })}>
      {error ? (
        <Banner tone="danger">
          {t('apps.failed')} {errorText(error)}
        </Banner>
      ) : (
        <Skeleton shape="text" count={4} />
      )}
    </Dialog>
  );
}
