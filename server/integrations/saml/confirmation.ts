import { readTime } from './read-time.ts';
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

/**
 * The one that is for us: there may be others, for other services (SAML profiles, 4.1.4.2). A single one is returned whomever
 * it is for.
 */
export function confirmationFor(assertion: Element, acsUrl: string): Element | undefined {
  const all = bearerConfirmations(assertion);
  const ours = all.filter((each) => attributeOf(each, 'Recipient') === acsUrl);
  const [one, ...more] = all.length === 1 ? all : ours;
  return more.length === 0 ? one : undefined;
}

/** Conditions of the whole assertion, and those of the confirmation for us. */
export function timedElements(assertion: Element, acsUrl: string): Element[] {
  return [...childrenNamed(assertion, saml, 'Conditions'), confirmationFor(assertion, acsUrl)!];
}

/** A time, and how far it is from now: what admins compare. */
export function timeDifference(text: string, now: Date): string {
  const time = readTime(text);
  return Number.isNaN(time)
    ? `${text} (no time)`
    : `${text} (${((time - now.getTime()) / 1000).toFixed(1)} s from now)`;
}

/** The first of some ends that is over; a time that cannot be read is over. */
export function findOver(
  ends: readonly string[],
  { now, clockSkew }: { now: Date; clockSkew: number },
): string | undefined {
  return ends.find((end) => !(now.getTime() < readTime(end) + clockSkew));
}

/** Until when an assertion that was judged could be presented again. */
export function presentableUntil(
  assertion: Element,
  { acsUrl, clockSkew }: { acsUrl: string; clockSkew: number },
): Date {
  const ends = timedElements(assertion, acsUrl).flatMap((each) => attributeOf(each, 'NotOnOrAfter') ?? []);
  return new Date(Math.max(...ends.map(readTime)) + clockSkew);
}
