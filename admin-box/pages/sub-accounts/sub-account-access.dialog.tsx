import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { SubAccountAccessType } from '#shared/contract/sub-accounts/sub-accounts.ts';
import { Choice } from '#shared/ui/checkbox/choice.tsx';
import { Skeleton } from '#shared/ui/skeleton/skeleton.tsx';
import { FormDialog } from '#admin-box/kit/forms/form-dialog.tsx';
import { useAction } from '#admin-box/kit/forms/use-action.ts';
import { choicesStyle, mutedStyle } from '#admin-box/kit/list/list-page.styles.ts';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { useRights } from './account-actions.ts';
import { SubAccountUsers } from './sub-account-users.tsx';
import type { Decisions } from './sub-account-users.tsx';
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
  if (chosen === 'alwaysOn' || !may.readPeople || !may.userAccess) return null;
  return chosen === present ? <SubAccountUsers {...people} /> : <p css={mutedStyle}>{t('accounts.peopleNext')}</p>;
}

const nothing: Decisions = new Map();

/** Configures who in an account has access to its sub-accounts: by a rule, and per user. */
export function SubAccountAccessDialog({
  account,
  open,
  onClose,
}: {
  account: Pick<Account, 'id' | 'name'>;
  open: boolean;
  onClose: () => void;
}) {
  const { t } = useTexts();
  const { setAccess, setSubAccountAccess } = useChangeAccounts();
  const present = useAccessType(account.id);
  const [chosen, setChosen] = useState<SubAccountAccessType>();
  // the values on display when the choice was made: they may be refetched in the background
  const [chosenAgainst, setChosenAgainst] = useState<SubAccountAccessType>();
  const [decisions, setDecisions] = useState(nothing);
  // after the conflict was shown, the same choice can be submitted again
  const { busy, failure, run, forget } = useAction(async () => setChosenAgainst((await present.refetch()).data));
  const value = chosen ?? present.data;
  const isOther = value !== undefined && value !== present.data;
  const choose = (type: SubAccountAccessType): void => {
    setChosen(type);
    setChosenAgainst((before) => before ?? present.data);
    setDecisions(nothing);
  };
  const acceptRemote = (): void => {
    setChosen(undefined);
    setChosenAgainst(undefined);
    forget();
  };
  const decided = (userId: string) => setDecisions((left) => new Map([...left].filter(([id]) => id !== userId)));
  const save = async (): Promise<void> => {
    const shown = present.data;
    if (!value || !shown) return;
    await run(async () => {
      await (isOther
        ? setAccess(account, value, chosenAgainst ?? shown)
        : setSubAccountAccess(account, decisions, decided));
      onClose();
    });
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
      saving={busy}
      failure={wrong}
      remote={{ acceptLabel: t('accounts.useTheirs'), onAccept: acceptRemote }}
      onSave={() => void save()}
    >
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
