/** All rules for a SAML response, each in a file of its own, in the order in which they are judged. */
import { checkAudience } from './check-audience.ts';
import { checkAuthnContext } from './check-authn-context.ts';
import { checkBearer } from './check-bearer.ts';
import { checkCertificateDates } from './check-certificate-dates.ts';
import { checkClock } from './check-clock.ts';
import { checkDecoding } from './check-decoding.ts';
import { checkDestination } from './check-destination.ts';
import { checkDocumentType } from './check-document-type.ts';
import { checkDomainProved } from './check-domain-proved.ts';
import { checkEmail } from './check-email.ts';
import { checkEmailUnique } from './check-email-unique.ts';
import { checkIdpInitiated } from './check-idp-initiated.ts';
import { checkInResponseTo } from './check-in-response-to.ts';
import { checkIssued } from './check-issued.ts';
import { checkIssuer } from './check-issuer.ts';
import { checkKeySize } from './check-key-size.ts';
import { checkNameId } from './check-name-id.ts';
import { checkNameIdFormat } from './check-name-id-format.ts';
import { checkNotBefore } from './check-not-before.ts';
import { checkNotOnOrAfter } from './check-not-on-or-after.ts';
import { checkOneAssertion } from './check-one-assertion.ts';
import { checkRecipient } from './check-recipient.ts';
import { checkResponse } from './check-response.ts';
import { checkSessionEnd } from './check-session-end.ts';
import { checkSignatureAlgorithm } from './check-signature-algorithm.ts';
import { checkSignatureCovers } from './check-signature-covers.ts';
import { checkSignatureDigest } from './check-signature-digest.ts';
import { checkSignatureKey } from './check-signature-key.ts';
import { checkSignaturePlace } from './check-signature-place.ts';
import { checkSignatureReference } from './check-signature-reference.ts';
import { checkSignatureTransforms } from './check-signature-transforms.ts';
import { checkSize } from './check-size.ts';
import { checkStatus } from './check-status.ts';
import { checkSubject } from './check-subject.ts';
import { checkSubjectInResponseTo } from './check-subject-in-response-to.ts';
import { checkUniqueIds } from './check-unique-ids.ts';
import { checkAssertionVersion, checkVersion } from './check-version.ts';
import { checkWellFormed } from './check-well-formed.ts';
import type { Asserted, AssertedUser, Envelope, SamlRule, SignatureOf, Transported } from './saml-rule.ts';

export const transportRules: readonly SamlRule<Transported>[] = [
  checkSize,
  checkDecoding,
  checkDocumentType,
  checkWellFormed,
];

export const envelopeRules: readonly SamlRule<Envelope>[] = [
  checkResponse,
  checkVersion,
  checkStatus,
  checkOneAssertion,
  checkUniqueIds,
  checkDestination,
  checkInResponseTo,
];

/** Judged of every signature, after `check-signature-present.ts`. */
export const signatureRules: readonly SamlRule<SignatureOf>[] = [
  checkSignaturePlace,
  checkSignatureReference,
  checkSignatureTransforms,
  checkSignatureAlgorithm,
  checkSignatureDigest,
  checkSignatureKey,
  checkCertificateDates,
  checkKeySize,
  checkSignatureCovers,
];

/** What the assertion is, who made it, and when. */
export const originRules: readonly SamlRule<Asserted>[] = [
  checkAssertionVersion,
  checkIssuer,
  checkIdpInitiated,
  checkIssued,
  checkClock,
];

/** For whom it was made, and for how long. Those after `checkBearer` read its confirmation. */
export const conditionRules: readonly SamlRule<Asserted>[] = [
  checkAudience,
  checkBearer,
  checkRecipient,
  checkSubjectInResponseTo,
  checkNotBefore,
  checkNotOnOrAfter,
  checkSessionEnd,
];

export const authenticationRules: readonly SamlRule<Asserted>[] = [checkAuthnContext];

export const userRules: readonly SamlRule<AssertedUser>[] = [
  checkSubject,
  checkNameId,
  checkNameIdFormat,
  checkEmail,
  checkDomainProved,
  checkEmailUnique,
];
