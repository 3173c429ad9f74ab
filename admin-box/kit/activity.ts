/** Formats events as text: who did what to whom, with values before and after. */
import type { MemberEvent } from '#shared/contract/users/members.ts';
import { portalUserActivity } from '#shared/i18n/en/portal/user-activity.ts';
import { formatDateTime } from '#shared/i18n/format-time.ts';
import type { Texts } from '#admin-box/i18n/texts.tsx';

type EventTexts = Pick<Texts, 't' | 'locale' | 'list'>;
type EventKey = keyof typeof portalUserActivity & `event.${string}`;
type Fields = Readonly<Record<string, unknown>>;

/** Most lines shown of one change; policies have more fields than fit next to a list. */
const mostChanges = 6;

const isEventKey = (key: string): key is EventKey => Object.hasOwn(portalUserActivity, key);
const isFieldMap = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Splits `boardDeleted`, `board_deleted` and `board.was-deleted` into words; abbreviations keep their capitals. */
export function humanize(name: string): string {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .split(/[._ -]+/)
    .map((word) => (/^[A-Z]{2,}$/.test(word) ? word : word.toLowerCase()))
    .join(' ')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** "Ada Nwosu disabled Mika Laine"; the name of the event after its actor, where it is the vendor's own. */
export function describeEvent(
  { action, actor, target }: Pick<MemberEvent, 'action' | 'actor' | 'target'>,
  { t }: EventTexts,
): string {
  const who = actor ?? t('activity.server');
  const key = `event.${action}`;
  if (!isEventKey(key)) return t('activity.other', { actor: who, what: humanize(action) });
  return t(key as 'event.user.disabled', { actor: who, target: target ?? t('activity.something') });
}

function fieldText(name: string, { t }: EventTexts): string {
  const plain = name === 'phone_number' ? 'phone' : name;
  const key = `activity.field.${plain}`;
  return Object.hasOwn(portalUserActivity, key) ? t(key as 'activity.field.name') : humanize(plain);
}

const isInstant = (text: string): boolean => /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text);

/** `''` for what says nothing: null, an empty text, an empty list. */
function valueText(value: unknown, texts: EventTexts): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return texts.t(value ? 'activity.yes' : 'activity.no');
  if (typeof value === 'string') return isInstant(value) ? formatDateTime(value, { locale: texts.locale }) : value;
  if (Array.isArray(value)) return texts.list(value.map((each) => valueText(each, texts)).filter(Boolean));
  return typeof value === 'number' ? new Intl.NumberFormat(texts.locale).format(value) : JSON.stringify(value);
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** Whose change is a value without a name. */
const nameless: Readonly<Record<string, string>> = {
  'user.roles-changed': 'roles',
  'group.roles-changed': 'roles',
  'user.made-temporary': 'expires',
  'user.made-permanent': 'expires',
  'user.disabled': 'state',
  'user.enabled': 'state',
};

const isId = (value: unknown): boolean =>
  typeof value === 'string' && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(value);

/** Ids say nothing to a reader. */
function fieldsOf(value: unknown, action: string): Fields {
  if (value === undefined || value === null) return {};
  const fields = isFieldMap(value) ? value : { [nameless[action] ?? 'value']: value };
  return Object.fromEntries(Object.entries(fields).filter(([, each]) => !isId(each)));
}

/** One field of a change; empty texts for what was not there before, or is not after. */
export interface ChangedField {
  field: string;
  before: string;
  after: string;
}

/** What was changed, field by field. */
export function changedFieldsOf(
  { action, before, after }: Pick<MemberEvent, 'action' | 'before' | 'after'>,
  texts: EventTexts,
): ChangedField[] {
  const [old, fresh] = [fieldsOf(before, action), fieldsOf(after, action)];
  const names = [...new Set([...Object.keys(old), ...Object.keys(fresh)])].filter(
    (name) => !same(old[name], fresh[name]),
  );
  return names
    .map((name) => ({
      field: fieldText(name, texts),
      before: valueText(old[name], texts),
      after: valueText(fresh[name], texts),
    }))
    .filter(({ before: was, after: is }) => was !== '' || is !== '');
}

/** What was changed from what to what, a line for each field. */
export function changesOf(event: Pick<MemberEvent, 'action' | 'before' | 'after'>, texts: EventTexts): string[] {
  const lines = changedFieldsOf(event, texts).map(({ field, before, after }) => {
    if (before && after) return texts.t('activity.change', { field, before, after });
    return after ? texts.t('activity.set', { field, after }) : texts.t('activity.was', { field, before });
  });
  return lines.slice(0, mostChanges);
}
