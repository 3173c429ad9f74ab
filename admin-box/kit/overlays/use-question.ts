import { isolated } from '#shared/lib/names.ts';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import type { Texts } from '#admin-box/i18n/texts.tsx';

type Values = Readonly<Record<string, string | number>>;

/** What sets directions. A name that has some itself would end where its first one does. */
const marks = /[\u2066-\u2069]/g;

const isolate = ([name, value]: [string, string | number]) =>
  [name, typeof value === 'string' ? isolated(value.replace(marks, '')) : value] as const;

/** `t` for what a question says: the names in it are set apart, so that the question can shorten them (see `ConfirmDialog`). */
export function useQuestion(): Texts['t'] {
  const t = useTexts().t as (key: string, values: Values) => string;
  return ((key: string, values: Values = {}) =>
    t(key, Object.fromEntries(Object.entries(values).map(isolate)))) as Texts['t'];
}
