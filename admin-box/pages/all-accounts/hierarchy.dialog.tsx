import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { SubAccountAccessType } from '../../../shared/contract/sub-accounts.ts';
import { Choice } from '../../../shared/ui/checkbox/choice.tsx';
import { Skeleton } from '../../../shared/ui/skeleton/skeleton.tsx';
import { FormDialog } from '../../list-page/form-dialog.tsx';
import { choicesStyle, mutedStyle } from '../../list-page/list-page.styles.ts';
import { usePortal } from '../../portal-context.tsx';
import { useTexts } from '../../texts.tsx';
import { useRights } from './account-actions.ts';
import { ChangedMeanwhile, isConflict } from './changed-meanwhile.tsx';
import { PeopleBelow } from './people-below.tsx';
import type { Decisions } from './people-below.tsx';
import { accountsKey } from './use-accounts.ts';
import type { Account } from './use-accounts.ts';
import { useChangeAccounts } from './use-change-accounts.ts';

const types = ['defaultOff', 'defaultOn', 'alwaysOn'] as const satisfies readonly SubAccountAccessType[];

/** The active account has no row in the list: what holds for it is asked for by itself. */
function useAccessType(tenantId: string) {
  const { api } = usePortal();
  return useQuery({
    queryKey: [...accountsKey, 'access', tenantId],
    queryFn: ({ signal }) =>
      api.get('/tenants/resources/hierarchy/v2/metadata', {
        query: { _tenantIds: JSON.stringify([tenantId]) },
        signal,
      }),
    select: ([first]) => first?.subAccountAccessType ?? 'defaultOff',
    staleTime: 0,
  });
}

function Choices({ value, onChange }: { value: SubAccountAccessType; onChange: (type: SubAccountAccessType) => void }) {
  const { t } = useTexts();
  const name = useId();
  return (
    <fieldset css={choicesStyle}>
      <legend>{t('accounts.access')}</legend>
      {types.map((type) => (
        <Choice key={type} label={t(`accounts.access.${type}`)} hint={t(`accounts.access.${type}Hint`)}>
          {(names) => (
            <input
              {...names}
              type="radio"
              name={name}
              value={type}
              checked={value === type}
              onChange={() => onChange(type)}
            />
          )}
        </Choice>
      ))}
    </fieldset>
  );
}

/** The people are decided upon under the rule that holds: another one says something else of those who were never decided upon. */
function Exceptions({
  chosen,
  present,
  ...people
}: {
  chosen: SubAccountAccessType;
  present: SubAccountAccessType | undefined;
  tenantId: string;
  decisions: Decisions;
  onChange: (decisions: Decisions) => void;
}) {
  const { t } = useTexts();
  const may = useRights();
  if (chosen === 'alwaysOn' || !may.readPeople || !may.personAccess) return null;
  return chosen === present ? <PeopleBelow {...people} /> : <p css={mutedStyle}>{t('accounts.peopleNext')}</p>;
}

const nothing: Decisions = new Map();

/** Who of an account may go into the accounts below it: by a rule, and person by person. */
export function HierarchyDialog({
  account,
  open,
  onClose,
}: {
  account: Pick<Account, 'id' | 'name'>;
  open: boolean;
  onClose: () => void;
}) {
  const { t } = useTexts();
  const { setAccess, letBelow } = useChangeAccounts();
  const present = useAccessType(account.id);
  const [chosen, setChosen] = useState<SubAccountAccessType>();
  // what was shown when the choice was made: it may be read anew in the background
  const [chosenAgainst, setChosenAgainst] = useState<SubAccountAccessType>();
  const [decisions, setDecisions] = useState(nothing);
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const value = chosen ?? present.data;
  const isOther = value !== undefined && value !== present.data;
  const choose = (type: SubAccountAccessType): void => {
    setChosen(type);
    setChosenAgainst((before) => before ?? present.data);
    setDecisions(nothing);
  };
  const takeTheirs = (): void => {
    setChosen(undefined);
    setChosenAgainst(undefined);
    setFailure(undefined);
  };
  const decided = (userId: string) => setDecisions((left) => new Map([...left].filter(([id]) => id !== userId)));
  const save = async (): Promise<void> => {
    if (!value || !present.data) return;
    setSaving(true);
    setFailure(undefined);
    try {
      await (isOther
        ? setAccess(account, value, chosenAgainst ?? present.data)
        : letBelow(account, decisions, decided));
      onClose();
    } catch (error) {
      // whoever has been told may choose the same again
      if (isConflict(error)) setChosenAgainst((await present.refetch()).data);
      setFailure(error);
    }
    setSaving(false);
  };
  const wrong = failure ?? (present.data ? undefined : present.error);
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t('accounts.accessTitle', { name: account.name })}
      description={t('accounts.accessText', { name: account.name })}
      fields={t('accounts.access')}
      changed={isOther || decisions.size > 0}
      saving={saving}
      failure={isConflict(wrong) ? undefined : wrong}
      onSave={() => void save()}
    >
      <ChangedMeanwhile failure={failure} onTheirs={takeTheirs} />
      {value ? (
        <>
          <Choices value={value} onChange={choose} />
          <Exceptions
            chosen={value}
            present={present.data}
            tenantId={account.id}
            decisions={decisions}
            onChange={setDecisions}
          />
        </>
      ) : wrong ? null : (
        <Skeleton shape="text" count={3} />
      )}
    </FormDialog>
  );
}
