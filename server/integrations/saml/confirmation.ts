import { attributeOf, childrenNamed, namespaces } from './xml.ts';

const { assertion: saml } = namespaces;
const bearer = 'urn:oasis:names:tc:SAML:2.0:cm:bearer';

/** What confirms that whoever presents an assertion may do so: `SubjectConfirmationData` of the bearer method (SAML profiles, 3.3). */
export function bearerConfirmations(assertion: Element): Element[] {
  return childrenNamed(assertion, saml, 'Subject')
    .flatMap((subject) => childrenNamed(subject, saml, 'SubjectConfirmation'))
    .filter((each) => attributeOf(each, 'Method') === bearer)
    .flatMap((each) => childrenNamed(each, saml, 'SubjectConfirmationData'));
}

/** Conditions of the whole assertion, and those of its one confirmation. */
export function timedElements(assertion: Element): Element[] {
  return [...childrenNamed(assertion, saml, 'Conditions'), bearerConfirmations(assertion)[0]!];
}

/** A time, and how far it is from now: what admins compare. */
export const timeDifference = (text: string, now: Date): string =>
  `${text} (${((Date.parse(text) - now.getTime()) / 1000).toFixed(1)} s from now)`;

/** The first of some ends that is over; a time that cannot be read is over. */
export function findOver(
  ends: readonly string[],
  { now, clockSkew }: { now: Date; clockSkew: number },
): string | undefined {
  return ends.find((end) => !(now.getTime() < Date.parse(end) + clockSkew));
}

/** Until when an assertion that was judged could be presented again. */
export function presentableUntil(assertion: Element, clockSkew: number): Date {
  const ends = timedElements(assertion).flatMap((each) => attributeOf(each, 'NotOnOrAfter') ?? []);
  return new Date(Math.max(...ends.map((end) => Date.parse(end))) + clockSkew);
}
