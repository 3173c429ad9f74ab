import { lazy, Suspense, useState } from 'react';
import type { SsoConfig, SsoGroup } from '#shared/contract/sso/sso-config.ts';
import { Button } from '#shared/ui/button/button.tsx';
import { Combobox } from '#shared/ui/combobox/combobox.tsx';
import type { MenuItem } from '#shared/ui/menu/menu.types.ts';
import { useToasts } from '#shared/ui/toast/toast-provider.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { SaveFailure } from '#admin-box/kit/forms/save-failure.tsx';
import { useAction } from '#admin-box/kit/forms/use-action.ts';
import { RowMenu } from '#admin-box/kit/list/row-menu.tsx';
import { useOverlays } from '#admin-box/kit/overlays/use-overlays.ts';
import { Line } from '#admin-box/kit/section/section.tsx';
import { linesStyle, mutedStyle } from '#admin-box/kit/section/section.styles.ts';
import { useSsoHost } from '#admin-box/pages/sso/sso-host.ts';
import { useChangeSso } from '#admin-box/pages/sso/use-sso.ts';
import { boxStyle } from '#admin-box/kit/section/box.styles.ts';
import { contentStyle, fieldAndButtonStyle } from './set-up.styles.ts';
import type { StepProps } from './set-up-step.types.ts';
import { StepButtons } from './step-buttons.tsx';
import { useUnsavedForm } from './unsaved.tsx';
import { useRoleOptions } from './use-role-options.ts';

const GroupDialog = lazy(async () => ({ default: (await import('./group.dialog.tsx')).GroupDialog }));

function DefaultRoles({ connection }: { connection: SsoConfig }) {
  const { t } = useTexts();
  const { setDefaultRoles } = useChangeSso();
  const { failure, run } = useAction();
  const [roleIds, setRoleIds] = useState<readonly string[]>(connection.roleIds);
  const options = useRoleOptions(connection.roleIds);
  const isChanged = [...roleIds].sort().join() !== [...connection.roleIds].sort().join();
  useUnsavedForm(isChanged, async () => {
    let isSaved = false;
    await run(async () => {
      await setDefaultRoles(connection, roleIds);
      isSaved = true;
    });
    return isSaved;
  });
  return (
    <div css={fieldAndButtonStyle}>
      <Combobox
        label={t('sso.defaultRoles')}
        multiple
        placeholder={t('sso.chooseRole')}
        options={options}
        value={roleIds}
        onChange={setRoleIds}
      />
      <SaveFailure failure={failure} />
    </div>
  );
}

function Groups({ connection }: { connection: SsoConfig }) {
  const { t, errorText, list } = useTexts();
  const toasts = useToasts();
  const { holds } = useSsoHost();
  const { removeGroup } = useChangeSso();
  const overlays = useOverlays<{ group: SsoGroup | undefined }>();
  const options = useRoleOptions(connection.groups.flatMap(({ roleIds }) => roleIds));
  const namesOf = ({ roleIds }: SsoGroup): string =>
    list(options.filter(({ value }) => roleIds.includes(value)).map(({ label }) => label)) || t('sso.noRoles');
  const remove = async ({ id, group }: SsoGroup): Promise<void> => {
    try {
      await removeGroup(connection, id);
      toasts.show({ title: t('sso.groupRemoved', { group }) });
    } catch (error) {
      toasts.show({ tone: 'danger', title: t('sso.changeFailed', { reason: errorText(error) }) });
    }
  };
  const removalOf = (group: SsoGroup): MenuItem => ({
    id: 'remove',
    label: t('sso.removeGroup'),
    icon: 'trash',
    danger: true,
    onSelect: () => void remove(group),
  });
  return (
    <section css={boxStyle} aria-labelledby="sso-groups">
      <header>
        <h3 id="sso-groups">{t('sso.groups')}</h3>
        <Button size="sm" icon="plus" onClick={() => overlays.ask({ group: undefined })}>
          {t('sso.addGroup')}
        </Button>
      </header>
      {connection.groups.length === 0 ? (
        <p css={mutedStyle}>{t('sso.noGroups')}</p>
      ) : (
        <ul css={linesStyle}>
          {connection.groups.map((group) => (
            <Line key={group.id} icon="group" title={<bdi>{group.group}</bdi>} detail={<bdi>{namesOf(group)}</bdi>}>
              <RowMenu
                label={t('sso.groupActions', { group: group.group })}
                items={[
                  { id: 'edit', label: t('sso.edit'), icon: 'pen', onSelect: () => overlays.ask({ group }) },
                  ...(holds('fe.secure.delete.samlConfiguration') ? [removalOf(group)] : []),
                ]}
              />
            </Line>
          ))}
        </ul>
      )}
      {overlays.asked ? (
        <Suspense fallback={null}>
          <GroupDialog
            key={overlays.asked.opening}
            connection={connection}
            group={overlays.asked.group}
            open
            onClose={overlays.close}
          />
        </Suspense>
      ) : null}
    </section>
  );
}

/** Roles of users who come by the connection: those of everybody, and those of mapped groups. */
export function RolesStep({ connection, onContinue, onBack }: StepProps) {
  return (
    <div css={contentStyle}>
      <DefaultRoles connection={connection} />
      <Groups connection={connection} />
      <StepButtons onContinue={onContinue} onBack={onBack} />
    </div>
  );
}
