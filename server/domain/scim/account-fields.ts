/** What an account takes from a user of a directory. */
import { isEmail, mapDomainOf } from '#shared/lib/email-domain.ts';
import { isObject } from './coerce.ts';
import type { Json } from './schema.types.ts';

export interface AccountFields {
  /** Empty without an address. */
  email: string;
  name: string;
  /** As the directory writes it. */
  phone: string | null;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** The address: the primary email, else the one for work, else the first, else the user name if it is an address. */
export function accountFieldsOf(resource: Json): AccountFields {
  const userName = textOf(resource['userName']);
  const email = mapDomainOf(chosenValue(resource['emails'], ['work']) || userName);
  return {
    email: isEmail(email) ? email : '',
    name: (nameOf(resource) || userName).slice(0, 200).replace(/\p{Cs}/gu, ''),
    phone: chosenValue(resource['phoneNumbers'], ['work', 'mobile']) || null,
  };
}

function nameOf(resource: Json): string {
  const name = isObject(resource['name']) ? resource['name'] : {};
  const parts = [textOf(name['givenName']), textOf(name['familyName'])].filter(Boolean).join(' ');
  return [resource['displayName'], name['formatted'], parts].map(plainTextOf).find(Boolean) ?? '';
}

/** Control characters would hide a part of the name, or begin a line of a mail. */
const plainTextOf = (value: unknown): string =>
  textOf(value)
    .replace(/\p{Cc}+/gu, ' ')
    .trim();

function chosenValue(list: unknown, types: readonly string[]): string {
  const values = Array.isArray(list) ? list.filter((each) => isObject(each) && textOf(each['value']) !== '') : [];
  const chosen =
    values.find((each: Json) => each['primary'] === true) ??
    types.map((type) => values.find((each: Json) => textOf(each['type']).toLowerCase() === type)).find(Boolean) ??
    values[0];
  return isObject(chosen) ? textOf(chosen['value']) : '';
}
