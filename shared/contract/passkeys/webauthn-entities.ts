/**
 * WebAuthn requests and responses (W3C Web Authentication, level 3, section 5.1.8). Binary fields are base64url without
 * padding.
 */
import { z } from 'zod';
import { WebauthnDeviceType } from '#shared/contract/entities.ts';

/** Base64url; padding and the plain base64 alphabet, which some clients send, are accepted. */
const binary = (longest: number) =>
  z
    .string()
    .max(longest)
    .regex(/^[\w+/-]*={0,2}$/)
    .transform((text) => text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', ''));
/** A credential ID has at most 1023 bytes (section 5.8.3); clients may wrap it in more data. */
const CredentialId = binary(8 * 1024);
/** Attestations contain certificates; everything else is far smaller. */
const Binary = binary(64 * 1024);

const CredentialRef = z.object({ type: z.string(), id: z.string(), transports: z.array(z.string()).optional() });
const Extensions = z.record(z.string(), z.unknown()).optional();

export const WebauthnCreationOptions = z.object({
  rp: z.object({ name: z.string(), id: z.string().optional(), icon: z.string().optional() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: z.string(), alg: z.number() })),
  excludeCredentials: z.array(CredentialRef).optional(),
  timeout: z.number().optional(),
  attestation: z.string().optional(),
  authenticatorSelection: z
    .object({
      authenticatorAttachment: z.string().optional(),
      residentKey: z.string().optional(),
      requireResidentKey: z.boolean().optional(),
      userVerification: z.string().optional(),
    })
    .optional(),
  hints: z.array(z.string()).optional(),
  extensions: Extensions,
});

export type WebauthnCreationOptions = z.infer<typeof WebauthnCreationOptions>;

export const WebauthnRequestOptions = z.object({
  challenge: z.string(),
  allowCredentials: z.array(CredentialRef).optional(),
  timeout: z.number().optional(),
  rpId: z.string().optional(),
  userVerification: z.string().optional(),
  hints: z.array(z.string()).optional(),
  extensions: Extensions,
});

export type WebauthnRequestOptions = z.infer<typeof WebauthnRequestOptions>;

/** Result of `navigator.credentials.get`. */
export const WebauthnAssertion = z.object({
  id: CredentialId,
  response: z.object({
    clientDataJSON: Binary,
    authenticatorData: Binary,
    signature: Binary,
    userHandle: Binary.nullish().transform((handle) => handle ?? undefined),
  }),
});
export type WebauthnAssertion = z.infer<typeof WebauthnAssertion>;

/** Result of `navigator.credentials.create`. */
export const WebauthnAttestation = z.object({
  id: CredentialId,
  response: z.object({
    clientDataJSON: Binary,
    attestationObject: Binary,
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
  deviceType: WebauthnDeviceType.optional(),
});
export type WebauthnAttestation = z.infer<typeof WebauthnAttestation>;
