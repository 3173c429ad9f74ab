import { useId } from 'react';
import type { SsoAppliesTo, SsoEnforcement } from '#shared/contract/sso/sso-enforcement.ts';
import { Checkbox } from '#shared/ui/checkbox/checkbox.tsx';
import { Choice } from '#shared/ui/checkbox/choice.tsx';
import { Combobox } from '#shared/ui/combobox/combobox.tsx';
import { Select } from '#shared/ui/select/select.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { choicesStyle } from '#admin-box/kit/list/list-page.styles.ts';
import type { Draft } from './draft.ts';
import { usePilotOptions } from './use-enforcement.ts';

export interface FieldsProps {
  enforcement: SsoEnforcement;
  /** Proved domains of the connection. */
  domains: readonly string[];
  provider: string;
  draft: Draft;
  onChange(changes: Partial<Draft>): void;
}

const toggled = (list: readonly string[], item: string, isOn: boolean): string[] =>
  isOn ? [...list, item] : list.filter((each) => each !== item);

const kinds = ['pilot', 'all'] as const satisfies readonly SsoAppliesTo[];

function Pilot({ enforcement, domains, draft, onChange }: FieldsProps) {
  const { t } = useTexts();
  const { groups, users } = usePilotOptions(domains, enforcement);
  return (
    <>
      <Combobox
        label={t('ssoreq.groups')}
        multiple
        placeholder={t('ssoreq.choose')}
        options={groups}
        value={draft.pilotGroupIds}
        onChange={(pilotGroupIds) => onChange({ pilotGroupIds })}
      />
      <Combobox
        label={t('ssoreq.users')}
        multiple
        placeholder={t('ssoreq.choose')}
        options={users}
        value={draft.pilotUserIds}
        onChange={(pilotUserIds) => onChange({ pilotUserIds })}
      />
    </>
  );
}

/** Whom it binds: a pilot or everybody, of one domain or several. */
export function WhoFields(props: FieldsProps) {
  const { domains, draft, onChange } = props;
  const { t } = useTexts();
  const name = useId();
  return (
    <>
      <fieldset css={choicesStyle}>
        <legend>{t('ssoreq.who')}</legend>
        {kinds.map((kind) => (
          <Choice key={kind} label={t(`ssoreq.${kind}`)} hint={t(`ssoreq.${kind}Hint`)}>
            {(names) => (
              <input
                {...names}
                type="radio"
                name={name}
                value={kind}
                checked={draft.appliesTo === kind}
                onChange={() => onChange({ appliesTo: kind })}
              />
            )}
          </Choice>
        ))}
      </fieldset>
      {draft.appliesTo === 'pilot' ? <Pilot {...props} /> : null}
      {domains.length > 1 ? (
        <fieldset css={choicesStyle}>
          <legend>{t('ssoreq.domains')}</legend>
          {domains.map((domain) => (
            <Checkbox
              key={domain}
              label={domain}
              checked={draft.domains.includes(domain)}
              onCheckedChange={(isOn) => onChange({ domains: toggled(draft.domains, domain, isOn) })}
            />
          ))}
        </fieldset>
      ) : null}
    </>
  );
}

/** Who keeps a password, and how long other sessions last. */
export function SafetyFields({ enforcement, provider, draft, onChange }: FieldsProps) {
  const { t } = useTexts();
  const graces = [
    { value: '0', label: t('ssoreq.graceNow') },
    { value: '24', label: t('ssoreq.graceDay') },
    { value: '168', label: t('ssoreq.graceWeek') },
  ];
  return (
    <>
      <fieldset css={choicesStyle}>
        <legend>{t('ssoreq.emergency')}</legend>
        <p>{t('ssoreq.emergencyText', { provider })}</p>
        {enforcement.emergencyUsers.map(({ id, name, email, missing }) => (
          <Checkbox
            key={id}
            label={name || email}
            hint={[email, ...missing.map((gap) => t(`ssoreq.missing.${gap}`))].join(' · ')}
            checked={draft.emergencyUserIds.includes(id)}
            disabled={missing.length > 0 && !draft.emergencyUserIds.includes(id)}
            onCheckedChange={(isOn) => onChange({ emergencyUserIds: toggled(draft.emergencyUserIds, id, isOn) })}
          />
        ))}
      </fieldset>
      <Select
        label={t('ssoreq.grace')}
        options={graces}
        value={graces.find(({ value }) => Number(value) >= draft.graceHours)?.value ?? '168'}
        onChange={(value) => onChange({ graceHours: Number(value) })}
      />
    </>
  );
}
