import type { SamlRule, SignatureOf } from './saml-rule.ts';

/** A certificate only carries the key here (SAML metadata interoperability, 2.6.1): one that expired is told, not refused. */
export const checkCertificateDates: SamlRule<SignatureOf> = ({ checks, certificate, now }) => {
  const { validFrom, validTo } = certificate!;
  const isCurrent = new Date(validFrom) <= now && now <= new Date(validTo);
  checks.record('certificate-dates', isCurrent ? 'passed' : 'warning', { seen: validTo });
};
