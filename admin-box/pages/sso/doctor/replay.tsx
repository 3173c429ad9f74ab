/** A recorded answer, judged by settings that are not saved. */
import { useState } from 'react';
import type { SsoConfig } from '#shared/contract/sso/sso-config.ts';
import type { SsoExchangeDetails, SsoReplay, SsoReplayDraft } from '#shared/contract/sso/sso-exchanges.ts';
import { Button } from '#shared/ui/button/button.tsx';
import { Combobox } from '#shared/ui/combobox/combobox.tsx';
import { TextAreaField } from '#shared/ui/text-field/text-area-field.tsx';
import { TextField } from '#shared/ui/text-field/text-field.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { SaveFailure } from '#admin-box/kit/forms/save-failure.tsx';
import { useAction } from '#admin-box/kit/forms/use-action.ts';
import { formStyle } from '#admin-box/kit/list/list-page.styles.ts';
import { provedDomains, protocolOf } from '#admin-box/pages/sso/connection-facts.ts';
import { useRoleOptions } from '#admin-box/pages/sso/setup/use-role-options.ts';
import { areDomains, domainsOf } from './domains-text.ts';
import { ReplayResult } from './replay-result.tsx';
import { sentGroups } from './sent-groups.ts';
import { useReplay } from './use-exchanges.ts';

type Draft = Required<Pick<SsoReplayDraft, 'roleIds' | 'groups'>> & {
  domains: string;
  publicCertificate: string;
  idpEntityId: string;
  ssoEndpoint: string;
  oidcClientId: string;
};

function draftOf(connection: SsoConfig, exchange: SsoExchangeDetails): Draft {
  const { groups, roleIds, publicCertificate, idpEntityId, ssoEndpoint, oidcClientId } = connection;
  return {
    domains: provedDomains(connection).join('\n'),
    publicCertificate,
    idpEntityId,
    ssoEndpoint,
    oidcClientId,
    roleIds,
    // only those of this answer matter to it
    groups: sentGroups(exchange).map((group) => ({
      group,
      roleIds: groups.find((each) => each.group === group)?.roleIds ?? [],
    })),
  };
}

/** Groups without a role are not mapped. */
function bodyOf(draft: Draft, connection: SsoConfig): SsoReplayDraft {
  const { domains, publicCertificate, idpEntityId, ssoEndpoint, oidcClientId, roleIds, groups } = draft;
  const tried = new Set(groups.map(({ group }) => group));
  const others = connection.groups.filter(({ group }) => !tried.has(group));
  return {
    domains: domainsOf(domains),
    roleIds,
    groups: [...others, ...groups.filter((each) => each.roleIds.length > 0)].map((each) => ({
      group: each.group,
      roleIds: each.roleIds,
    })),
    ...(protocolOf(connection) === 'oidc' ? { ssoEndpoint, oidcClientId } : { publicCertificate, idpEntityId }),
  };
}

function ProviderFields({ connection, draft, change }: FieldsProps) {
  const { t } = useTexts();
  const technical = { dir: 'ltr', autoComplete: 'off', spellCheck: false } as const;
  return protocolOf(connection) === 'oidc' ? (
    <>
      <TextField
        label={t('ssodoctor.issuer')}
        {...technical}
        value={draft.ssoEndpoint}
        onChange={({ target }) => change({ ssoEndpoint: target.value })}
      />
      <TextField
        label={t('ssodoctor.clientId')}
        {...technical}
        value={draft.oidcClientId}
        onChange={({ target }) => change({ oidcClientId: target.value })}
      />
    </>
  ) : (
    <>
      <TextField
        label={t('ssodoctor.issuer')}
        {...technical}
        value={draft.idpEntityId}
        onChange={({ target }) => change({ idpEntityId: target.value })}
      />
      <TextAreaField
        label={t('ssodoctor.certificates')}
        {...technical}
        value={draft.publicCertificate}
        onChange={({ target }) => change({ publicCertificate: target.value })}
      />
    </>
  );
}

interface FieldsProps {
  connection: SsoConfig;
  draft: Draft;
  change: (changes: Partial<Draft>) => void;
}

function RoleFields({ connection, draft, change }: FieldsProps) {
  const { t } = useTexts();
  const options = useRoleOptions([...connection.roleIds, ...connection.groups.flatMap(({ roleIds }) => roleIds)]);
  return (
    <>
      <Combobox
        label={t('ssodoctor.defaultRoles')}
        multiple
        placeholder={t('sso.chooseRole')}
        options={options}
        value={draft.roleIds}
        onChange={(roleIds) => change({ roleIds })}
      />
      {draft.groups.map(({ group, roleIds }) => (
        <Combobox
          key={group}
          label={t('ssodoctor.rolesOf', { group })}
          multiple
          placeholder={t('sso.chooseRole')}
          options={options}
          value={roleIds}
          onChange={(chosen) =>
            change({
              groups: draft.groups.map((each) => (each.group === group ? { group, roleIds: chosen } : each)),
            })
          }
        />
      ))}
    </>
  );
}

export function Replay({ connection, exchange }: { connection: SsoConfig; exchange: SsoExchangeDetails }) {
  const { t } = useTexts();
  const replay = useReplay(connection.id, exchange.id);
  const { busy, failure, run } = useAction();
  const [draft, setDraft] = useState(() => draftOf(connection, exchange));
  const [result, setResult] = useState<SsoReplay>();
  const change = (changes: Partial<Draft>) => setDraft((before) => ({ ...before, ...changes }));
  const [isChecked, setChecked] = useState(false);
  const isWrong = !areDomains(draft.domains);
  const submit = () => {
    setChecked(true);
    if (!isWrong) void run(async () => setResult(await replay(bodyOf(draft, connection))));
  };
  const fields = { connection, draft, change };
  return (
    <section aria-labelledby="replay-title" css={formStyle}>
      <h3 id="replay-title">{t('ssodoctor.replay')}</h3>
      <p>{t('ssodoctor.replayText')}</p>
      <ProviderFields {...fields} />
      <TextAreaField
        label={t('ssodoctor.domains')}
        hint={t('ssodoctor.onePerLine')}
        error={isChecked && isWrong ? t('ssodoctor.domainInvalid') : undefined}
        dir="ltr"
        spellCheck={false}
        rows={2}
        value={draft.domains}
        onChange={({ target }) => change({ domains: target.value })}
      />
      <RoleFields {...fields} />
      <SaveFailure failure={failure} />
      <div>
        <Button variant="primary" icon="sync" loading={busy} onClick={submit}>
          {t('ssodoctor.check')}
        </Button>
      </div>
      {result ? <ReplayResult replay={result} /> : null}
    </section>
  );
}
