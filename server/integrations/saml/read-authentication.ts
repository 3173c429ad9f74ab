/** How, when and until when a verified assertion says that its user is signed in at the provider (SAML core, 2.7.2). */
import type { NameQualifiers, ProviderAuthentication } from '#server/lib/provider-authentication.ts';
import { attributeValues } from './attribute-values.ts';
import { readTime } from './read-time.ts';
import { attributeOf, childrenNamed, namespaces, plainText } from './xml.ts';

const { assertion: saml } = namespaces;
/** Of Entra ID and AD FS: they name several factors here, and one of them as the class. */
const methodsAttribute = 'http://schemas.microsoft.com/claims/authnmethodsreferences';

/** Bytes: the column has an index. */
const longestSessionIndex = 1024;

export function readAuthentication(assertion: Element): ProviderAuthentication {
  const statements = childrenNamed(assertion, saml, 'AuthnStatement');
  const moments = (name: string) =>
    statements
      .map((each) => readTime(attributeOf(each, name) ?? ''))
      .filter((each) => !Number.isNaN(each))
      .map((each) => new Date(each));
  const earliest = (dates: Date[]): Date | null =>
    dates.toSorted((one, other) => one.getTime() - other.getTime())[0] ?? null;
  return {
    values: [...contextsOf(statements), ...attributeValues(assertion, [methodsAttribute]).texts],
    at: earliest(moments('AuthnInstant')),
    endsAt: earliest(moments('SessionNotOnOrAfter')),
    sessionIndex: statements.map(sessionIndexOf).find(Boolean) ?? null,
    ...nameIdOf(assertion),
  };
}

function contextsOf(statements: readonly Element[]): string[] {
  return statements
    .flatMap((each) => childrenNamed(each, saml, 'AuthnContext'))
    .flatMap((each) => childrenNamed(each, saml, 'AuthnContextClassRef'))
    .map(plainText);
}

/** A longer index could not be stored; its session then ends by the name alone. */
export const isKeptIndex = (index: string): boolean => Buffer.byteLength(index) <= longestSessionIndex;

function sessionIndexOf(statement: Element): string | undefined {
  const index = attributeOf(statement, 'SessionIndex') ?? '';
  return isKeptIndex(index) ? index : undefined;
}

/** As the provider wrote it: a logout request repeats it. */
function nameIdOf(assertion: Element): Pick<ProviderAuthentication, 'name' | 'qualifiers'> {
  const [nameId] = childrenNamed(assertion, saml, 'Subject').flatMap((each) => childrenNamed(each, saml, 'NameID'));
  return { name: nameId ? plainText(nameId) : '', qualifiers: nameId ? qualifiersOf(nameId) : {} };
}

export function qualifiersOf(nameId: Element): NameQualifiers {
  const [format, nameQualifier, spNameQualifier] = ['Format', 'NameQualifier', 'SPNameQualifier'].map((name) =>
    attributeOf(nameId, name),
  );
  return {
    ...(format !== undefined && { format }),
    ...(nameQualifier !== undefined && { nameQualifier }),
    ...(spNameQualifier !== undefined && { spNameQualifier }),
  };
}
