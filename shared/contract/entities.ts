/** Entities shared by several endpoints. Schema and type have the same name. Field names are those of the wire. */
import { z } from 'zod';
import { asciiDomain, domainPart, emailPattern, longestEmail, mapDomainOf } from '#shared/lib/email-domain.ts';
import { longestTenantId, tenantIdPattern } from './tenant-id.ts';

export const Id = z.string().min(1).max(200);
/** Tenant ID: a UUID generated here, or the ID that its creator chose. Compared exactly. */
export const TenantId = z
  .string()
  .min(1)
  .max(longestTenantId)
  .regex(
    tenantIdPattern,
    'no control characters, no blanks at its ends, and none of ".", "..", "null" and "undefined"',
  );
/** ISO 8601 in UTC. */
export const DateTime = z.string();
/** JSON encoded as a string, as the wire carries metadata. */
export const JsonText = z.string();

/**
 * Letters, digits, dots, dashes and underscores; names that look alike count as equal. A test keeps `isUserName` in
 * shared/lib in sync.
 */
export const UserName = z
  .string()
  .trim()
  .regex(/^[a-z0-9][a-z0-9._-]{2,63}$/i);
/**
 * Email address as typed, trimmed, with its domain mapped by UTS 46; lowercased only for lookups. 254 characters: RFC 5321,
 * section 4.5.3.1.3.
 */
export const Email = z
  .string()
  .trim()
  .overwrite(mapDomainOf)
  .max(longestEmail)
  .regex(emailPattern)
  .refine((address) => asciiDomain(domainPart(address)) !== undefined);
/** Sign-in identifier in one field: an email address, or a user name where the configuration allows them. */
export const EmailOrUserName = z.union([Email, UserName]);
/**
 * Any text a user may type as a password. The domain checks the rules; the limit keeps the server from hashing
 * megabytes.
 */
export const PasswordInput = z.string().min(1).max(4096);
/**
 * Name of a user or an organization. Control characters are rejected, because they hide part of the name from
 * readers.
 */
export const Name = z
  .string()
  .trim()
  .min(1)
  .max(200)
  .regex(/^[^\p{Cc}\p{Cs}]+$/u);
/** Joiners after letters that never join. */
const joinedLetters = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}][\u200c\u200d]/u;
/**
 * Name that has to be distinguishable: roles, groups, organizations. Invisible and bidirectional control characters
 * would make two names look the same; joiners are allowed only in scripts that use them, between letters that join.
 */
export const ComparedName = Name.regex(
  /^[^\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\u{e0000}-\u{e007f}]+$/u,
  'must not hold zero-width or bidirectional control characters',
).refine((name) => !joinedLetters.test(name), 'must not hold zero-width characters between letters');
/** Opaque token from a link. */
export const LinkToken = z.string().min(1).max(512);

/** Six digits as typed, possibly with spaces. */
export const OneTimeCode = z.string().trim().min(1).max(20);
/** A phone number as typed. */
export const TypedPhoneNumber = z.string().trim().min(3).max(40);

/** `managedBy` of entities that are managed here, not by a directory: the wire's value. */
export const managedHere = 'frontegg';
/** What manages a group or a user's profile. */
export const ManagedBy = z.enum([managedHere, 'scim2']);
export type ManagedBy = z.infer<typeof ManagedBy>;

/** Filters of user lists (specification, admin portal, section 3). */
export const UserPreset = z.enum(['mfa-unenrolled', 'breached-passwords', 'inactive']);
export type UserPreset = z.infer<typeof UserPreset>;
/** Seconds without a sign-in after which a user counts as inactive: 90 days (section 9). */
export const usualInactivity = 7_776_000;

export const Role = z.object({
  id: Id,
  key: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  isDefault: z.boolean(),
  firstUserRole: z.boolean(),
  level: z.number(),
  /** Permission ids. */
  permissions: z.array(z.string()),
  /** Absent for a built-in role. */
  tenantId: z.string().optional(),
  vendorId: z.string(),
  createdAt: DateTime,
  updatedAt: DateTime,
});
export type Role = z.infer<typeof Role>;

export const Permission = z.object({
  id: Id,
  key: z.string(),
  name: z.string(),
  /** Empty if there is none: typed clients require the field. */
  description: z.string(),
  categoryId: z.string(),
  /** A permission of the portal itself, not of the vendor's product. */
  fePermission: z.boolean(),
  roleIds: z.array(z.string()),
  /** Whether roles created by a tenant never, always, or optionally have it. */
  assignmentType: z.enum(['NEVER', 'ALWAYS', 'ASSIGNABLE']).optional(),
  createdAt: DateTime,
  updatedAt: DateTime,
});
export type Permission = z.infer<typeof Permission>;

const UserTenant = z.object({ tenantId: TenantId, roles: z.array(Role) });

export const User = z.object({
  id: Id,
  sub: Id,
  email: z.string(),
  /** Absent for users without one. */
  username: z.string().optional(),
  name: z.string(),
  title: z.string().optional(),
  phoneNumber: z.string().optional(),
  profileImage: z.string().optional(),
  profilePictureUrl: z.string().nullable(),
  verified: z.boolean(),
  mfaEnrolled: z.boolean(),
  provider: z.string(),
  /** Active tenant of the calling session. */
  tenantId: TenantId,
  tenantIds: z.array(TenantId),
  tenants: z.array(UserTenant),
  activatedForTenant: z.boolean(),
  isLocked: z.boolean(),
  /** When a locked account unlocks by itself. */
  lockedUntil: DateTime.optional(),
  isDisabled: z.boolean(),
  /** When the membership expires; absent if it does not. */
  temporaryExpirationDate: DateTime.optional(),
  managedBy: z.string(),
  superUser: z.boolean().optional(),
  metadata: JsonText,
  createdAt: DateTime,
  lastLogin: DateTime.optional(),
  roles: z.array(Role),
  permissions: z.array(Permission),
});
export type User = z.infer<typeof User>;

export const Tenant = z.object({
  id: TenantId,
  tenantId: TenantId,
  name: z.string(),
  vendorId: z.string(),
  deletedAt: z.null(),
  metadata: z.unknown(),
  isReseller: z.boolean(),
  parentTenantId: TenantId.optional().describe('The nearest parent account that the user is a member of'),
  createdAt: DateTime,
  updatedAt: DateTime,
  address: z.string().optional(),
  timezone: z.string().optional(),
  dateFormat: z.string().optional(),
  timeFormat: z.string().optional(),
  currency: z.string().optional(),
  logo: z.string().optional(),
  hasCustomLogin: z.boolean(),
  applicationUrl: z.string().optional(),
  loginUrl: z.string().optional(),
  alias: z.string().optional(),
});
export type Tenant = z.infer<typeof Tenant>;

export const MfaStrategy = z.enum([
  'AuthenticatorApp',
  'WebAuthnPlatform',
  'WebAuthnCrossPlatform',
  'SMS',
  'EmailCode',
]);
export type MfaStrategy = z.infer<typeof MfaStrategy>;

export const WebauthnDeviceType = z.enum(['Platform', 'CrossPlatform']);

/** Second factors that a user can use. All four lists are always present. Phone numbers are masked. */
export const MfaDevices = z.object({
  // passkeys are offered and labeled as such in step-up only
  webauthn: z.array(
    z.object({ id: Id, deviceType: WebauthnDeviceType, name: z.string(), passkey: z.literal(true).optional() }),
  ),
  phones: z.array(z.object({ id: Id, phoneNumber: z.string() })),
  authenticators: z.array(z.object({ id: Id })),
  emails: z.array(z.object({ email: z.string() })),
});
export type MfaDevices = z.infer<typeof MfaDevices>;

/** A session, or an MFA challenge. Only the fields of that kind are present. */
export const LoginResponse = z.object({
  mfaRequired: z.boolean(),
  accessToken: z.string().optional(),
  refreshToken: z.string().optional(),
  /** ISO 8601. */
  expires: z.string().optional(),
  /** Seconds since 1970. */
  exp: z.number().optional(),
  /** Seconds. */
  expiresIn: z.number().optional(),
  userId: Id.optional(),
  userEmail: z.string().optional(),
  emailVerified: z.boolean().optional(),
  redirectLocation: z.string().optional(),
  /** The password is on a list of leaked ones. No token is issued, because the password can no longer sign in. */
  isBreachedPassword: z.boolean().optional(),
  /** Minutes until the password expires, within the policy's warning period. */
  passwordExpiresIn: z.number().optional(),
  notificationPeriod: z.number().optional(),
  /** Identifies the challenge in the calls that verify the second factor. */
  mfaToken: z.string().optional(),
  /** Whether the user already has a second factor; `false` asks to set one up. */
  mfaEnrolled: z.boolean().optional(),
  mfaDevices: MfaDevices.optional(),
  /** Factors that can be set up. */
  mfaStrategies: z.array(MfaStrategy).optional(),
  /** Name of the organization whose policy is the reason; absent for another reason. */
  mfaRequiredBy: z.string().optional(),
  /** The first of the recovery codes created with the first second factor. */
  recoveryCode: z.string().optional(),
  /** All of them. Shown once. */
  recoveryCodes: z.array(z.string()).optional(),
  amr: z.array(z.string()).optional(),
  acr: z.string().optional(),
  auth_time: z.number().optional(),
  id: Id.optional(),
  email: z.string().optional(),
  name: z.string().optional(),
  tenantId: TenantId.optional(),
});
export type LoginResponse = z.infer<typeof LoginResponse>;

export const SignUpAnswer = z.object({
  shouldActivate: z.boolean(),
  userId: Id.optional(),
  tenantId: TenantId.optional(),
  authResponse: LoginResponse.optional(),
  /** Where addresses are verified by code: token to send with the code. */
  activationToken: z.string().optional(),
  /** Hosted page for entering the code. */
  activationUrl: z.string().optional(),
});

export const OAuthTokenResponse = z.object({
  access_token: z.string(),
  /** Also contains the access claims, because clients of this contract use it as their bearer token. */
  id_token: z.string(),
  refresh_token: z.string(),
  /** Seconds. */
  expires_in: z.number(),
  token_type: z.literal('Bearer'),
  scope: z.string().optional(),
});
export type OAuthTokenResponse = z.infer<typeof OAuthTokenResponse>;

/** The five names on the wire. `minLength` and `maxLength` count characters (code points). */
export const PasswordConfig = z.object({
  allowPassphrases: z.boolean(),
  maxLength: z.number(),
  minLength: z.number(),
  minPhraseLength: z.number(),
  minOptionalTestsToPass: z.number(),
});
export type PasswordConfig = z.infer<typeof PasswordConfig>;

export const AuthStrategyName = z.enum(['EmailAndPassword', 'MagicLink', 'Code', 'NoLocalAuthentication', 'SmsCode']);
export const SecondaryAuthStrategyName = z.enum([
  'WebAuthnPlatform',
  'WebAuthnCrossPlatform',
  'SmsCode',
  'SmsCodeV2',
  'Passkeys',
]);

export const AuthStrategies = z.object({
  mainAuthStrategies: z.array(z.object({ strategy: AuthStrategyName })),
  secondaryAuthStrategies: z.array(z.object({ strategy: SecondaryAuthStrategyName, isActive: z.boolean() })),
});

export const PublicPolicy = z.object({
  allowSignups: z.boolean(),
  allowNotVerifiedUsersLogin: z.boolean(),
  apiTokensEnabled: z.boolean(),
  forcePermissions: z.boolean(),
  authStrategy: AuthStrategyName,
  machineToMachineAuthStrategy: z.enum(['ClientCredentials', 'AccessToken']),
});

/** Paging by page index: `_offset` counts pages, starting at 0. */
export function PageOf<T extends z.ZodType>(item: T) {
  return z.object({ items: z.array(item), _metadata: z.object({ totalPages: z.number(), totalItems: z.number() }) });
}

/** Query parameters arrive as text. */
export const QueryFlag = z.enum(['true', 'false']).transform((text) => text === 'true');

/** Query parameters arrive as text. `_limit` is bounded so that one call cannot request a whole tenant. */
export const PageQuery = z.object({
  _limit: z.coerce.number().int().min(1).max(200).default(20),
  _offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
});
