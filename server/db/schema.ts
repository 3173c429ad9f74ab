/** Tables as Kysely sees them. What a column means stands in the migration that made it. */
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
    created_at: Time;
    updated_at: Time;
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
    password_hash: string | null;
    password_changed_at: OptionalTime;
    password_breached_at: OptionalTime;
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
    created_at: Time;
    last_login_at: OptionalTime;
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
  };
  security_policies: { id: string; tenant_id: string | null; kind: PolicyKind; value: Json; created_at: Time; updated_at: Time };
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
  links: {
    id: string;
    purpose: LinkPurpose;
    token_hash: Buffer;
    password_hash: string | null;
    browser_hash: Buffer | null;
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
  lockouts: { subject: string; failures: number; last_failure_at: Time; locked_until: OptionalTime; held_until: OptionalTime };
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
    last_error: string | null;
    created_at: Time;
  };
  pictures: { hash: string; body: Buffer; created_at: Time };
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
    person: ColumnType<SocialPersonRow | null, string | null | undefined, string | null>;
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

/** Whether roles that a tenant makes may, must or must not have a permission. */
export type PermissionAssignment = 'NEVER' | 'ALWAYS' | 'ASSIGNABLE';

export type PolicyKind = 'mfa' | 'lockout' | 'password-history' | 'password-rotation';

/** Who acts in somebody else's session: an admin of the tenant, or the vendor's staff. */
export interface Impersonator {
  kind: 'admin' | 'vendor';
  /** User id of the admin; the vendor's client id. */
  id: string;
  name: string;
}

/** Who somebody is elsewhere, as a provider said. */
export interface SocialPersonRow {
  issuer: string;
  subject: string;
  email: string;
  name: string | null;
  picture: string | null;
}

export type LinkPurpose = 'activation' | 'invitation' | 'reset-password' | 'unlock' | 'set-up';
/** What a one-time code is for: a code for one thing proves nothing for another. */
export type CodePurpose =
  | 'sign-in'
  | 'second-factor'
  | 'enrol-factor'
  | 'verify-phone'
  | 'delete-phone'
  | 'change-phone'
  | 'reset-phone'
  | 'phone-reset-proved'
  | 'link-identity'
  | 'reset-password'
  | 'activation'
  | 'invitation';
export type FactorKind = 'authenticator' | 'sms' | 'webauthn';
/** What a proof came by. */
export type Channel = 'mail' | 'sms';
export type ChallengePurpose = 'sign-in' | 'step-up' | 'recovery';
