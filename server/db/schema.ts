/** Table types for Kysely. The migration that creates a column documents it. */
import type { ColumnType, Generated, JSONColumnType } from 'kysely';

type Time = ColumnType<Date, Date, Date>;
type OptionalTime = ColumnType<Date | null, Date | null | undefined, Date | null>;
type Json<T extends object = Record<string, unknown>> = JSONColumnType<T>;

export interface Tables {
  installation: { name: string; value: ColumnType<unknown, string, string> };
  tenants: {
    id: string;
    name: string;
    alias: string | null;
    is_reseller: boolean;
    settings: Json;
    admin_box: Json;
    parent_id: ColumnType<string | null, string | null | undefined, never>;
    /** Computed by the database from the parent's. */
    path: ColumnType<string, never, never>;
    access_type: Generated<SubAccountAccessType>;
    tenant_type: Generated<TenantType>;
    /** Created by a sign-up, not by the vendor or a parent account. */
    signed_up: Generated<boolean>;
    created_at: Time;
    updated_at: Time;
  };
  tenant_names: {
    name: string;
    kind: 'id' | 'alias' | 'kept';
    tenant_id: string | null;
    kept: Generated<boolean>;
    deleted: Generated<boolean>;
  };
  users: {
    id: string;
    email: string;
    email_folded: string;
    name: string;
    title: string | null;
    phone_number: string | null;
    picture_url: string | null;
    metadata: Json;
    locale: string | null;
    username: string | null;
    username_folded: string | null;
    /** Origin of the account: `local`, or the key of the provider that it came from. */
    provider: Generated<string>;
    password_hash: string | null;
    password_changed_at: OptionalTime;
    password_breached_at: OptionalTime;
    /** Channel by which a forgotten password was reset; a second factor must not use the same. */
    password_channel: ColumnType<Channel | null, Channel | null | undefined, Channel | null>;
    /**
     * The strongest second factor ever verified; null for a user who never verified one, or removed their last factor.
     */
    two_factors_by: ColumnType<SecondFactorKind | null, SecondFactorKind | null | undefined, SecondFactorKind | null>;
    verified: boolean;
    super_user: boolean;
    created_at: Time;
    updated_at: Time;
    last_login_at: OptionalTime;
  };
  memberships: {
    tenant_id: string;
    user_id: string;
    state: 'active' | 'invited' | 'disabled';
    sub_account_access: ColumnType<boolean | null, boolean | null | undefined, boolean | null>;
    inherited_from: ColumnType<string | null, string | null | undefined, string | null>;
    expires_at: OptionalTime;
    managed_by: Generated<ManagedBy>;
    created_at: Time;
    last_login_at: OptionalTime;
    invited_by: ColumnType<string | null, string | null | undefined, string | null>;
    /** Has accepted the membership, now or before. Set by a trigger once the state is `active`. */
    joined: Generated<boolean>;
    /** The tenant's name for a user who has not joined. */
    invited_name: ColumnType<string | null, string | null | undefined, string | null>;
    /**
     * Written by triggers, for lists: the name in lower case, the folded address and the rest, as shown to the tenant.
     */
    person_name: ColumnType<string, never, never>;
    person_email: ColumnType<string, never, never>;
    person_verified: ColumnType<boolean, never, never>;
    person_provider: ColumnType<string, never, never>;
  };
  permissions: {
    id: string;
    key: string;
    name: string;
    description: string | null;
    category: string;
    assignment: Generated<PermissionAssignment>;
    created_at: Time;
    updated_at: Time;
  };
  roles: {
    id: string;
    tenant_id: string | null;
    key: string;
    name: string;
    description: string | null;
    level: number;
    is_default: boolean;
    is_first_user: boolean;
    permission_keys: string[];
    created_at: Time;
    updated_at: Time;
  };
  membership_roles: { tenant_id: string; user_id: string; role_id: string };
  bulk_invitations: {
    id: string;
    tenant_id: string;
    created_by: string | null;
    created_at: Time;
    finished_at: OptionalTime;
    undone_at: OptionalTime;
  };
  bulk_invitation_rows: {
    bulk_id: string;
    line: number;
    tenant_id: string;
    email: string;
    name: string | null;
    role_ids: string[];
    expires_at: OptionalTime;
    status: 'waiting' | 'invited' | 'failed' | 'undone';
    error_code: string | null;
    user_id: ColumnType<string | null, string | null | undefined, string | null>;
  };
  invite_links: {
    id: string;
    tenant_id: string;
    user_id: string;
    token_hash: Buffer;
    wrapped_token: Buffer;
    role_ids: string[];
    sends_mail: boolean;
    created_at: Time;
    expires_at: Time;
  };
  groups: {
    id: string;
    tenant_id: string;
    name: string;
    color: string | null;
    description: string | null;
    metadata: string | null;
    managed_by: 'here' | 'scim2';
    created_at: Time;
    updated_at: Time;
  };
  group_roles: { tenant_id: string; group_id: string; role_id: string };
  group_members: { tenant_id: string; group_id: string; user_id: string };
  group_settings: { tenant_id: string; enabled: boolean; roles_enabled: boolean; updated_at: Time };
  applications: {
    id: string;
    position: number;
    name: string;
    access_type: 'FREE_ACCESS' | 'MANAGED_ACCESS';
    app_url: string;
    login_url: string;
    logo_url: string;
    description: string;
    type: string;
    frontend_stack: string;
    is_active: boolean;
    for_everybody: boolean;
    created_at: Time;
    updated_at: Time;
  };
  tenant_applications: { tenant_id: string; app_id: string };
  user_applications: { tenant_id: string; user_id: string; app_id: string; created_at: Time };
  api_tokens: {
    id: string;
    tenant_id: string;
    user_id: string | null;
    kind: ApiTokenKind;
    secret_hash: Buffer;
    description: string;
    permission_keys: Generated<string[]>;
    created_by: string;
    created_at: Time;
    expires_at: OptionalTime;
    last_used_at: OptionalTime;
    last_used_ip: ColumnType<string | null, string | null | undefined, string | null>;
  };
  api_token_roles: { tenant_id: string; token_id: string; role_id: string };
  api_token_families: {
    id: string;
    tenant_id: string;
    token_id: string;
    current_hash: Buffer;
    previous_hash: Buffer | null;
    rotated_at: Time;
    expires_at: Time;
  };
  sessions: {
    id: string;
    user_id: string;
    tenant_id: string;
    client_id: string;
    sso_hash: Buffer | null;
    amr: string[];
    authenticated_at: Time;
    created_at: Time;
    seen_at: Time;
    expires_at: Time;
    ended_at: OptionalTime;
    ip: string | null;
    user_agent: string | null;
    channel: 'mail' | 'sms' | null;
    impersonator: ColumnType<Impersonator | null, string | null | undefined, string | null>;
    /** The tenant whose own identity provider authenticated the sign-in. */
    sso_tenant_id: string | null | undefined;
    /** A remembered device skipped the second factor. */
    remembered: Generated<boolean>;
    /** The parent of this portal session, which ends with it. */
    parent_id: ColumnType<string | null, string | null | undefined, never>;
  };
  revoked_grants: { id: string; expires_at: Time };
  security_policies: {
    id: string;
    tenant_id: string | null;
    kind: PolicyKind;
    value: Json;
    created_at: Time;
    updated_at: Time;
  };
  ip_restrictions: {
    id: string;
    tenant_id: string;
    /** In CIDR notation, host bits cleared, IPv4-mapped IPv6 as IPv4. */
    range: string;
    strategy: RestrictionType;
    is_active: boolean;
    description: string | null;
    created_at: Time;
    updated_at: Time;
  };
  ip_restriction_settings: {
    tenant_id: string;
    is_active: boolean;
    strategy: RestrictionType;
    updated_at: Time;
  };
  domain_restrictions: {
    id: string;
    tenant_id: string;
    /** In ASCII and lower case. */
    domain: string;
    type: RestrictionType;
    created_at: Time;
  };
  domain_restriction_settings: {
    tenant_id: string;
    active: boolean;
    list_type: RestrictionType;
    block_public_domains: boolean;
    updated_at: Time;
  };
  session_policies: {
    tenant_id: string;
    timeout: number | null;
    idle_timeout: number | null;
    max_sessions: number | null;
    value: Json;
    created_at: Time;
    updated_at: Time;
  };
  impersonations: {
    token_hash: Buffer;
    user_id: string;
    tenant_id: string;
    impersonator: ColumnType<Impersonator, string, string>;
    reason: string;
    created_at: Time;
    expires_at: Time;
    used_at: OptionalTime;
    session_id: string | null;
    return_hash: Buffer | null;
    return_session_id: string | null;
    returned_at: OptionalTime;
  };
  refresh_families: {
    id: string;
    session_id: string;
    client_id: string;
    kind: 'cookie' | 'code' | 'silent';
    scope: string | null;
    current_hash: Buffer;
    previous_hash: Buffer | null;
    rotated_at: Time;
    created_at: Time;
    ended_at: OptionalTime;
  };
  authorization_requests: {
    id: string;
    client_id: string;
    redirect_uri: string;
    client_state: string | null;
    nonce: string | null;
    scope: string;
    code_challenge: string;
    tenant_hint: string | null;
    login_hint: string | null;
    reauthenticate: boolean;
    acr_values: string | null;
    max_age: number | null;
    browser_hash: Buffer;
    session_id: string | null;
    created_at: Time;
    expires_at: Time;
    completed_at: OptionalTime;
  };
  entitlement_grants: {
    id: string;
    tenant_id: string;
    user_id: string | null;
    plan_key: string | null;
    feature_key: string | null;
    expires_at: OptionalTime;
    created_at: Time;
    updated_at: Time;
  };
  authorization_codes: {
    code_hash: Buffer;
    session_id: string;
    tenant_id: string;
    client_id: string;
    redirect_uri: string;
    nonce: string | null;
    scope: string;
    code_challenge: string;
    family_id: string | null;
    expires_at: Time;
    used_at: OptionalTime;
  };
  factor_resets: {
    id: string;
    tenant_id: string;
    user_id: string;
    requested_by: string | null;
    requested_at: Time;
    expires_at: Time;
    confirmed_by: ColumnType<string | null, string | null | undefined, string | null>;
    confirmed_at: OptionalTime;
    due_at: OptionalTime;
    ended_at: OptionalTime;
    outcome: ColumnType<FactorResetOutcome | null, FactorResetOutcome | null | undefined, FactorResetOutcome | null>;
  };
  factor_reset_approvers: {
    token_hash: Buffer;
    reset_id: string;
    tenant_id: string;
    user_id: string;
    created_at: Time;
    expires_at: Time;
  };
  links: {
    id: string;
    purpose: LinkPurpose;
    token_hash: Buffer;
    password_hash: string | null;
    browser_hash: Buffer | null;
    /** Channel by which a password reset link was sent. */
    channel: ColumnType<Channel | null, Channel | null | undefined, Channel | null>;
    user_id: string;
    tenant_id: string | null;
    created_at: Time;
    expires_at: Time;
    used_at: OptionalTime;
  };
  one_time_codes: {
    number: Generated<number>;
    token_hash: Buffer;
    code_hash: string;
    purpose: CodePurpose;
    channel: 'email' | 'sms';
    target: string;
    user_id: string | null;
    browser_hash: Buffer | null;
    context: Json;
    attempts: Generated<number>;
    created_at: Time;
    expires_at: Time;
    used_at: OptionalTime;
  };
  magic_links: {
    number: Generated<number>;
    token_hash: Buffer;
    wait_hash: Buffer;
    browser_hash: Buffer;
    match_number: string;
    target: string;
    user_id: string | null;
    attempts: Generated<number>;
    created_at: Time;
    expires_at: Time;
    used_at: OptionalTime;
    used_browser_hash: Buffer | null;
    waiter_used_at: OptionalTime;
  };
  phones: {
    id: string;
    user_id: string;
    number: string;
    verified: boolean;
    claim_browser_hash: Buffer | null;
    claim_expires_at: OptionalTime;
    created_at: Time;
    updated_at: Time;
  };
  factors: {
    id: string;
    user_id: string;
    kind: FactorKind;
    name: string | null;
    wrapped_secret: Buffer | null;
    last_step: number | null;
    phone_number: string | null;
    credential_id: string | null;
    public_key: Buffer | null;
    counter: number | null;
    transports: string[] | null;
    device_type: 'Platform' | 'CrossPlatform' | null;
    passkey: Generated<boolean>;
    /** Set up with the first factor only: until then it does not permit changes of factors or impersonation. */
    provisional_until: OptionalTime;
    confirmed_at: OptionalTime;
    created_at: Time;
    last_used_at: OptionalTime;
  };
  recovery_codes: { user_id: string; code_hash: string; created_at: Time; used_at: OptionalTime };
  remembered_devices: { token_hash: Buffer; user_id: string; created_at: Time; expires_at: Time };
  factor_challenges: {
    token_hash: Buffer;
    user_id: string;
    purpose: ChallengePurpose;
    client_id: string;
    tenant_hint: string | null;
    amr: string[];
    channel: Channel | null;
    session_id: string | null;
    browser_hash: Buffer | null;
    follow_up: ColumnType<FollowUp | null, string | null | undefined, string | null>;
    created_at: Time;
    expires_at: Time;
    completed_at: OptionalTime;
  };
  webauthn_challenges: {
    token_hash: Buffer;
    challenge: string;
    user_id: string | null;
    purpose: string;
    expires_at: Time;
    used_at: OptionalTime;
  };
  password_history: { user_id: string; password_hash: string; created_at: Time };
  lockouts: {
    subject: string;
    user_id: ColumnType<string | null, string | null | undefined, string | null>;
    failures: number;
    last_failure_at: Time;
    locked_until: OptionalTime;
    held_until: OptionalTime;
  };
  rate_limits: { key: string; points: number; resets_at: Time };
  signing_keys: {
    kid: string;
    algorithm: string;
    public_jwk: Json;
    wrapped_private_key: Buffer;
    created_at: Time;
    signs_from: Time;
    verifies_until: OptionalTime;
  };
  audits: {
    id: Generated<number>;
    tenant_id: string | null;
    at: Time;
    action: string;
    severity: string;
    actor_id: string | null;
    target_kind: string | null;
    target_id: string | null;
    ip: string | null;
    user_agent: string | null;
    trace_id: string;
    details: Json;
    reported: Generated<boolean>;
  };
  /** Written by a trigger on audits. */
  events: {
    id: Generated<string>;
    audit_id: number;
    key: string;
    tenant_id: string | null;
    at: Time;
    actor_id: string | null;
    subject_kind: string | null;
    subject_id: string | null;
    ip: string | null;
    user_agent: string | null;
    trace_id: string;
    data: Json;
  };
  event_subscribers: { id: string; keys: string[] };
  event_deliveries: {
    id: Generated<number>;
    event_id: string;
    subscriber_id: string;
    created_at: Time;
    run_at: Time;
    attempts: Generated<number>;
    locked_until: OptionalTime;
    done_at: OptionalTime;
    failed_at: OptionalTime;
    last_status: number | null;
    last_error: string | null;
  };
  jobs: {
    id: Generated<number>;
    kind: string;
    payload: Json;
    slot: string | null;
    run_at: Time;
    attempts: Generated<number>;
    locked_until: OptionalTime;
    done_at: OptionalTime;
    failed_at: OptionalTime;
    last_status: ColumnType<number | null, number | null | undefined, number | null>;
    last_error: string | null;
    created_at: Time;
  };
  notifications: {
    id: string;
    user_id: string;
    tenant_id: string | null;
    key: string;
    details: Json;
    created_at: Time;
    read_at: OptionalTime;
    pinned_at: OptionalTime;
    archived_at: OptionalTime;
  };
  known_devices: { user_id: string; fingerprint: string; seen_at: Time };
  pictures: { hash: string; body: Buffer; created_at: Time };
  /** URLs from before pictures were copied; `next_try_at` is null for those that are no longer retried. */
  foreign_pictures: {
    kind: 'user' | 'tenant';
    owner_id: string;
    address: string;
    tries: Generated<number>;
    next_try_at: OptionalTime;
  };
  portal_tickets: { ticket_hash: Buffer; session_id: string; expires_at: Time; used_at: OptionalTime };
  identities: {
    issuer: string;
    subject: string;
    user_id: string;
    provider: string;
    email: string | null;
    created_at: Time;
    last_used_at: Time;
  };
  social_attempts: {
    state_hash: Buffer;
    provider: string;
    nonce: string;
    wrapped_verifier: Buffer;
    browser_hash: Buffer;
    redirect_uri: string;
    authorization_request: string | null;
    invitation_token: string | null;
    client_id: string;
    person: ColumnType<SocialProfileRow | null, string | null | undefined, string | null>;
    code_token: string | null;
    created_at: Time;
    expires_at: Time;
    redeemed_at: OptionalTime;
    used_at: OptionalTime;
  };
  messages: {
    id: Generated<number>;
    channel: 'email' | 'sms';
    recipient: string;
    subject: string;
    text_body: string;
    html_body: string;
    links: Json<string[]>;
    codes: Json<string[]>;
    at: Time;
  };
}

/** Whether roles that a tenant creates may, must or must not have a permission. */
export type PermissionAssignment = 'NEVER' | 'ALWAYS' | 'ASSIGNABLE';

/** Which users of an account may access its sub-accounts. */
export type SubAccountAccessType = 'defaultOff' | 'defaultOn' | 'alwaysOn';
export type TenantType = 'customer' | 'spam' | 'test' | 'reseller' | 'headquarter';

/** Exchanged for a short-lived token, or used directly. */
export type ApiTokenKind = 'clientCredentials' | 'accessToken';

export type RestrictionType = 'ALLOW' | 'BLOCK';
export type PolicyKind = 'mfa' | 'lockout' | 'password-history' | 'password-rotation';

/** The impersonator of a session: an admin of the tenant, or the vendor's staff. */
export interface Impersonator {
  kind: 'admin' | 'vendor';
  /** User ID of the admin; the vendor's client ID. */
  id: string;
  name: string;
}

/** An action requested with the first factor that waits for the second one. */
export type FollowUp =
  | { kind: 'link-identity'; person: SocialProfileRow; provider: { key: string; name: string }; notifyOwner: boolean }
  | { kind: 'prove-number'; number: string }
  | { kind: 'enter-tenant'; tenantId: string };

/** A user's identity data from an external provider. */
export interface SocialProfileRow {
  issuer: string;
  subject: string;
  email: string;
  name: string | null;
}

/**
 * How a reset of second factors ended: `kept` by the user, `cancelled` by an admin, `lapsed` without a second admin.
 */
export type FactorResetOutcome = 'done' | 'cancelled' | 'kept' | 'lapsed' | 'declined';
/** Who manages a member's profile: the tenant's admins, or a directory. */
export type ManagedBy = 'here' | 'scim2';
export type LinkPurpose = 'activation' | 'invitation' | 'reset-password' | 'unlock' | 'set-up' | 'keep-factors';
/** Purpose of a one-time code: a code for one purpose is not valid for another. */
export type CodePurpose =
  | 'sign-in'
  | 'second-factor'
  | 'enrol-factor'
  | 'verify-phone'
  | 'delete-phone'
  | 'change-phone'
  | 'change-email'
  | 'reset-phone'
  | 'phone-reset-proved'
  | 'link-identity'
  | 'reset-password'
  | 'activation'
  | 'invitation';
export type FactorKind = 'authenticator' | 'sms' | 'webauthn';
/** Channel of a verification. */
export type Channel = 'mail' | 'sms';
/** A code by email, or an enrolled factor. */
export type SecondFactorKind = 'mail' | 'factor';
export type ChallengePurpose = 'sign-in' | 'step-up' | 'recovery';
