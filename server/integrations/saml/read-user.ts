/** The user in an assertion: subject, addresses, name and groups. Rules judge what is read here. */
import { mapDomainOf } from '#shared/lib/email-domain.ts';
import { Email } from '#shared/contract/entities.ts';
import { domainOf } from '#server/lib/email-domain.ts';
import { attributeValues } from './attribute-values.ts';
import { attributeOf, childrenNamed, namespaces, plainText } from './xml.ts';

const { assertion: saml } = namespaces;
export const nameIdFormats = {
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

/** As it was sent. */
export interface SentUser {
  /** How many names the subject has. */
  nameIds: number;
  /** Empty if there is none. */
  nameId: string;
  format: string | undefined;
  /** The name, if its format says that it is an address; else empty. */
  nameIdAddress: string;
  attributeAddresses: readonly string[];
  /** A value of these attributes is no text. */
  hasStrangeAddress: boolean;
  name: string | null;
  /** Absent where the assertion says nothing of them, which is not the same as none. */
  groups?: readonly string[];
  /** Where the provider lists the groups instead. */
  groupsLink?: string;
}

export interface SamlUser extends Pick<SentUser, 'name' | 'groups' | 'groupsLink'> {
  /** Stable at the provider. */
  subject: string;
  email: string;
}

export function readSentUser(assertion: Element): SentUser {
  const subject = childrenNamed(assertion, saml, 'Subject')[0]!;
  const nameIds = childrenNamed(subject, saml, 'NameID');
  const format = nameIds[0] && attributeOf(nameIds[0], 'Format');
  const nameId = nameIds[0] ? plainText(nameIds[0]) : '';
  const read = (names: readonly string[]) => attributeValues(assertion, names);
  const [addresses, groups] = [read(attributes.email), read(attributes.groups)];
  const groupsLink = read(attributes.groupsLink).texts[0];
  return {
    nameIds: nameIds.length,
    nameId,
    format,
    nameIdAddress: format === nameIdFormats.email ? nameId : '',
    attributeAddresses: addresses.texts,
    hasStrangeAddress: addresses.hasElements,
    name: read(attributes.name).texts[0] ?? null,
    // names as they are mapped, whatever the form of the directory
    ...(groups.isNamed && { groups: groups.texts.map((group) => group.normalize('NFC')) }),
    ...(groupsLink !== undefined && { groupsLink }),
  };
}

/** The name comes first. */
export function sentAddresses({ nameIdAddress, attributeAddresses }: SentUser): string[] {
  return [nameIdAddress, ...attributeAddresses].filter((address) => Email.safeParse(address).success);
}

/** All that was sent in the place of an address, for admins. */
export const shownAddresses = ({ nameIdAddress, attributeAddresses }: SentUser): string =>
  [nameIdAddress, ...attributeAddresses].filter(Boolean).join(' ');

/** @param domains in lower case and ASCII */
export function addressesWithin(sent: SentUser, domains: readonly string[]): string[] {
  return sentAddresses(sent).filter((address) => domains.includes(domainOf(address) ?? ''));
}

/**
 * The addresses that could be the user's: the name, if it is one within the domains, else all of the attributes that are.
 * None is within the domains in a test of a connection whose domain is not proved yet.
 */
export function candidateAddresses(sent: SentUser, domains: readonly string[]): string[] {
  const within = addressesWithin(sent, domains);
  const among = within.length > 0 ? within : sentAddresses(sent);
  if (among[0] === sent.nameIdAddress) return among.slice(0, 1);
  return [...new Map(among.map((address) => [mapDomainOf(address).toLowerCase(), address])).values()];
}

/** Without a stable name a user is known by address. No name begins with a space, so that none can be taken for it. */
const addressSubject = (email: string): string => ` ${email.toLowerCase()}`;

export const isAddressSubject = (subject: string): boolean => subject.startsWith(' ');

/** Once the rules have passed. */
export function readUser(sent: SentUser, domains: readonly string[]): SamlUser {
  const { nameId, format, name, groups, groupsLink } = sent;
  const email = candidateAddresses(sent, domains)[0]!;
  const isStable = nameId !== '' && format !== nameIdFormats.transient;
  return {
    subject: isStable ? nameId : addressSubject(email),
    email,
    name,
    ...(groups && { groups }),
    ...(groupsLink !== undefined && { groupsLink }),
  };
}
