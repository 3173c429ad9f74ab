/** Requests of a directory, in the reader's words. */
import type { ScimRequest } from '#shared/contract/scim/scim-requests.ts';
import type { Texts } from '#admin-box/i18n/texts.tsx';

/** What a request asked for: "Deactivate user". */
function operationTextOf({ operation, amount, method }: ScimRequest, { t }: Pick<Texts, 't'>): string {
  // from before operations were recorded
  if (operation === null) return method;
  if (operation === 'members-removed' && amount === null) return t('scimlog.allRemoved');
  return t(`scimlog.op.${operation}`, { count: amount ?? 0 });
}

/** With whom it was about: "Deactivate user: Ada Nwosu". */
export function titleOf(request: ScimRequest, texts: Pick<Texts, 't'>): string {
  const name = request.subject?.name;
  return name ? `${operationTextOf(request, texts)}: ${name}` : operationTextOf(request, texts);
}

export type Remedy =
  | 'taken'
  | 'attribute'
  | 'filter'
  | 'missing'
  | 'unsupported'
  | 'changed'
  | 'size'
  | 'rate'
  | 'manager'
  | 'domain'
  | 'ours'
  | 'other';

const byRule: Readonly<Record<string, Remedy>> = {
  uniqueness: 'taken',
  invalidFilter: 'filter',
  tooMany: 'size',
  'last-admin': 'manager',
  'email-domain-refused': 'domain',
};

const byStatus: Readonly<Record<number, Remedy>> = {
  400: 'attribute',
  404: 'missing',
  405: 'unsupported',
  412: 'changed',
  413: 'size',
  429: 'rate',
  501: 'unsupported',
};

/** What helps against a refusal: by its rule, or else by its status. */
export function remedyOf({ rule, status }: Pick<ScimRequest, 'rule' | 'status'>): Remedy | undefined {
  if (rule === null) return undefined;
  return byRule[rule] ?? byStatus[status] ?? (status >= 500 ? 'ours' : 'other');
}
