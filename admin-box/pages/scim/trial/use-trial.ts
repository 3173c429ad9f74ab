/** A trial run of a connection, and its report while the page is open. */
import { useState } from 'react';
import type { DirectoryConfig } from '#shared/contract/scim/scim.ts';
import type { ScimDialect, TrialReport } from '#shared/contract/scim/scim-trials.ts';
import { useAction } from '#admin-box/kit/forms/use-action.ts';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { useGoneConnection } from '#admin-box/pages/scim/use-provisioning.ts';

/** As the products are called, with how they are set. */
export const dialects: Readonly<Record<ScimDialect, string>> = {
  entra: 'Microsoft Entra ID (aadOptscim062020)',
  'entra-old': 'Microsoft Entra ID',
  'okta-patch': 'Okta (PATCH)',
  'okta-put': 'Okta (PUT)',
  onelogin: 'OneLogin',
  jumpcloud: 'JumpCloud',
  google: 'Google Workspace',
};

export const isDialect = (text: string): text is ScimDialect => Object.hasOwn(dialects, text);

/** Other products have none of their own: the reader chooses. */
const usual: Partial<Record<DirectoryConfig['product'], ScimDialect>> = {
  okta: 'okta-patch',
  entra: 'entra',
  onelogin: 'onelogin',
  jumpcloud: 'jumpcloud',
  google: 'google',
};

export function useTrial({ id, product }: DirectoryConfig) {
  const { api } = usePortal();
  const withGone = useGoneConnection();
  const [dialect, setDialect] = useState<ScimDialect | undefined>(usual[product]);
  const [isMissing, setMissing] = useState(false);
  const [report, setReport] = useState<TrialReport>();
  const { busy, failure, run } = useAction();
  const choose = (chosen: ScimDialect) => {
    setDialect(chosen);
    setMissing(false);
  };
  const start = async () => {
    if (!dialect) return setMissing(true);
    await run(async () => {
      const path = '/directory/resources/v1/configurations/scim2/{id}/trials';
      setReport(await withGone(api.post(path, { dialect }, { params: { id } })));
    });
  };
  return { dialect, choose, isMissing, report, busy, failure, start };
}
