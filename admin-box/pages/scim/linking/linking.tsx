import type { DirectoryConfig } from '#shared/contract/scim/scim.ts';
import { Switch } from '#shared/ui/switch/switch.tsx';
import { useToasts } from '#shared/ui/toast/toast-provider.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { SaveFailure } from '#admin-box/kit/forms/save-failure.tsx';
import { useAction } from '#admin-box/kit/forms/use-action.ts';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { useProvider } from '#admin-box/pages/scim/use-provider.ts';
import { useChangeProvisioning } from '#admin-box/pages/scim/use-provisioning.ts';

/** Whether the directory takes over users who were there before it. */
export function Linking({ connection, mayChange }: { connection: DirectoryConfig; mayChange: boolean }) {
  const { t } = useTexts();
  const { tenant, holds } = usePortal();
  const toasts = useToasts();
  const provider = useProvider(connection);
  const { link } = useChangeProvisioning();
  const { busy, failure, run } = useAction();
  // whoever turns it on lends the directory what they may do themselves
  const mayLink = mayChange && holds('fe.secure.write.enableDisable') && holds('fe.secure.delete.users');
  const change = (linkMembers: boolean) =>
    run(async () => {
      await link(connection, linkMembers);
      toasts.show({ title: t(linkMembers ? 'linking.on' : 'linking.off') });
    });
  return (
    <>
      <Switch
        label={t('linking.label')}
        hint={t('linking.hint', { provider, tenant })}
        checked={connection.linkMembers}
        disabled={busy || !(mayLink || (mayChange && connection.linkMembers))}
        onCheckedChange={(linkMembers) => void change(linkMembers)}
      />
      <SaveFailure failure={failure} />
    </>
  );
}
