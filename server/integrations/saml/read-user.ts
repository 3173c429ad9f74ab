/** The user in a verified assertion: subject, address, name and groups. */
import { mapDomainOf } from '#shared/lib/email-domain.ts';
import { Email } from '#shared/contract/entities.ts';
import { domainOf } from '#server/lib/email-domain.ts';
import type { Checks } from '#server/lib/sso-checks.ts';
import { attributeOf, childrenNamed, namespaces, plainText } from './xml.ts';

const { assertion: saml } = namespaces;
const formats = {
  email: 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress',
  transient: 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient',
};
const attributes = {
  email: [
    'email',
    'mail',
    'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress',
    'urn:oid:0.9.2342.19200300.100.1.3',
  ],
  name: [
    'name',
    'displayName',
    'http://schemas.microsoft.com/identity/claims/displayname',
    'urn:oid:2.16.840.1.113730.3.1.241',
  ],
  groups: ['groups', 'http://schemas.microsoft.com/ws/2008/06/identity/claims/groups'],
  /** Of Entra ID, instead of more than 150 groups. */
  groupsLink: ['http://schemas.microsoft.com/claims/groups.link'],
};

export interface SamlUser {
  /** Stable at the provider. */
  subject: string;
  email: string;
  name: string | null;
  /** Absent where the assertion says nothing of them, which is not the same as none. */
  groups?: readonly string[];
  /** Where the provider lists the groups instead. */
  groupsLink?: string;
}

export interface UserRules {
  domains: readonly string[];
  isTest?: boolean;
}

/** @throws RuleFailure without an address in one of the domains */
export function readUser(checks: Checks, assertion: Element, rules: UserRules): SamlUser {
  const subject = childrenNamed(assertion, saml, 'Subject')[0]!;
  const nameIds = childrenNamed(subject, saml, 'NameID');
  checks.require('subject', nameIds.length <= 1, { seen: String(nameIds.length) });
  const format = nameIds[0] && attributeOf(nameIds[0], 'Format');
  const nameId = nameIds[0] ? plainText(nameIds[0]) : '';
  checks.record('name-id', nameId === '' ? 'warning' : 'passed', { seen: nameId });
  checks.record('name-id-format', format === formats.transient ? 'warning' : 'passed', { seen: format });
  const values = readAttributes(assertion);
  const first = (names: readonly string[]) => names.flatMap((name) => values.get(name) ?? []);
  const email = chooseEmail(
    checks,
    { nameId: format === formats.email ? nameId : '', others: first(attributes.email) },
    rules,
  );
  const groups = attributes.groups.some((name) => values.has(name)) ? first(attributes.groups) : undefined;
  const groupsLink = first(attributes.groupsLink)[0];
  const isStable = nameId !== '' && format !== formats.transient;
  return {
    subject: isStable ? nameId : email.toLowerCase(),
    email,
    name: first(attributes.name)[0] ?? null,
    ...(groups && { groups }),
    ...(groupsLink !== undefined && { groupsLink }),
  };
}

/**
 * The NameID, if it is an address of the provider's domains; else the one such address among the attributes. Two that
 * differ name nobody.
 */
function chooseEmail(
  checks: Checks,
  { nameId, others }: { nameId: string; others: readonly string[] },
  { domains, isTest = false }: UserRules,
): string {
  const sent = [nameId, ...others].filter((address) => Email.safeParse(address).success);
  const seen = [nameId, ...others].filter(Boolean).join(' ');
  checks.require('email', sent.length > 0, { seen, wanted: 'an email address' });
  const isOurs = (address: string) => domains.includes(domainOf(address) ?? '');
  const ours = sent.filter(isOurs);
  const values = { seen, wanted: domains.join(' ') };
  if (isTest && ours.length === 0) checks.record('domain-proved', 'failed', values);
  else checks.require('domain-proved', ours.length > 0, values);
  const among = ours.length > 0 ? ours : sent;
  // the NameID comes first
  if (among[0] === nameId) {
    checks.record('email-unique', 'passed', { seen: nameId });
    return nameId;
  }
  const distinct = new Map(among.map((address) => [mapDomainOf(address).toLowerCase(), address]));
  checks.require('email-unique', distinct.size === 1, { seen: [...distinct.values()].join(' '), wanted: '1' });
  return [...distinct.values()][0]!;
}

function readAttributes(assertion: Element): ReadonlyMap<string, string[]> {
  const values = new Map<string, string[]>();
  for (const statement of childrenNamed(assertion, saml, 'AttributeStatement')) {
    for (const attribute of childrenNamed(statement, saml, 'Attribute')) {
      const name = attributeOf(attribute, 'Name') ?? '';
      const texts = childrenNamed(attribute, saml, 'AttributeValue').map(plainText);
      values.set(name, [...(values.get(name) ?? []), ...texts.filter((text) => text !== '')]);
    }
  }
  return values;
}
