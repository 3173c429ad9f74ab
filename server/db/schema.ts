/** Table types for Kysely. The migration that creates a column documents it. */
import type { SsoCheck, SsoRule } from '#shared/contract/sso/sso-exchanges.ts';
import type { NameQualifiers } from '#server/lib/provider-authentication.ts';
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
    /** The address that was invited, until the user joins. Set by a trigger to the user's, unless it is given. */
    invited_email: ColumnType<string | null, string | null | undefined, string | null>;
    /**
     * Written by triggers, for lists: the name in lower case, the folded address and the rest, as shown to the tenant.
     */
    person_name: ColumnType<string, never, never>;
    person_email: ColumnType<string, never, never>;
    person_verified: ColumnType<boolean, never, never>;
    person_provider: ColumnType<string, never, never>;
    /** Whether a user who has joined has a second factor, and a leaked password. Written by triggers. */
    person_mfa: ColumnType<boolean, never, never>;
    person_breached: ColumnType<boolean, never, never>;
    /** The tenant demands a new password at the next sign-in with the leaked one. */
    password_reset_at: OptionalTime;
    /** When the tenant last sent the link to replace a leaked password. */
    breach_mailed_at: OptionalTime;
    /** Who may enable a disabled membership: the directory that disabled it, or else an admin. */
    disabled_by_directory: Generated<boolean>;
  };
  /** A view: what a tenant sees of its users, until they have joined what the inviter entered. */
  people_of_tenants: {
    tenant_id: ColumnType<string, never, never>;
    id: ColumnType<string, never, never>;
    joined: ColumnType<boolean, never, never>;
    name: ColumnType<string, never, never>;
    email: ColumnType<string, never, never>;
    picture_url: ColumnType<string | null, never, never>;
  };
  /** Written by a trigger when a member leaves: their name and address at that time. */
  former_members: {
    tenant_id: string;
    user_id: string;
    name: string;
    email: string;
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
  group_members: {
    tenant_id: string;
    group_id: string;
    user_id: string;
    /** A directory removed the member, whose own removal the brake holds. */
    removal_held: Generated<boolean>;
  };
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
    /** The tenant's own connection that it came through; null for those of the operator. */
    sso_connection_id: string | null | undefined;
    /** A remembered device skipped the second factor. */
    remembered: Generated<boolean>;
    /** Several factors that the identity provider of `sso_tenant_id` verified; they count in that tenant alone. */
    provider_methods: ColumnType<string[] | null, string[] | null | undefined, string[] | null>;
    /** When the user authenticated at the identity provider, if it said so and nothing was verified here since. */
    provider_auth_at: OptionalTime;
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
  policy_heads: {
    tenant_id: string;
    policy: PolicyName;
    /** Of the latest version. */
    version: number;
    /** The version to return to if the latest one is not confirmed in time; null unless it is provisional. */
    provisional_from: ColumnType<number | null, number | null | undefined, number | null>;
    provisional_since: OptionalTime;
    revert_at: OptionalTime;
  };
  monitored_policies: {
    tenant_id: string;
    policy: MonitoredPolicy;
    /** In the API's format. */
    value: Json;
    since: Time;
    /** When it becomes the tenant's policy; null for a draft that is only monitored. */
    enforce_at: Time | null;
  };
  monitored_refusals: {
    tenant_id: string;
    policy: MonitoredPolicy;
    /** UTC, ISO 8601. */
    day: string;
    way: MonitoredWay;
    /** ID of a user or an API token, or an email domain. */
    subject: string;
    hits: number;
    last_at: Time;
    last_ip: string | null;
  };
  policy_versions: {
    tenant_id: string;
    policy: PolicyName;
    version: number;
    at: Time;
    /** A user, or an API token without one; null for the operator. */
    actor_id: string | null;
    source: PolicyVersionSource;
    /** The version whose values were restored. */
    restored_from: ColumnType<number | null, number | null | undefined, never>;
    /** In the API's format; null where the tenant has none of its own. */
    value: JSONColumnType<Record<string, unknown>> | null;
    added: JSONColumnType<ListEntry[]>;
    removed: JSONColumnType<ListEntry[]>;
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
  country_restrictions: {
    id: string;
    tenant_id: string;
    /** ISO 3166-1, two capital letters. */
    country_code: string;
    created_at: Time;
  };
  country_restriction_settings: {
    tenant_id: string;
    id: string;
    enabled: boolean;
    action: RestrictionType;
    /** Of an address that the geolocation database does not know. */
    fail_strategy: RestrictionType;
    /** Whether admins get an email when access is refused. */
    mails_admins: Generated<boolean>;
    updated_at: Time;
  };
  /** The latest email about a refused user or API token. */
  restriction_mails: { tenant_id: string; actor_id: string; mailed_at: Time };
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
  recommendation_dismissals: {
    tenant_id: string;
    code: string;
    reason: string;
    until: OptionalTime;
    dismissed_by: string | null;
    dismissed_at: Time;
  };
  recommendation_applications: {
    id: string;
    tenant_id: string;
    code: string;
    points: number;
    applied_by: string | null;
    applied_at: Time;
    undone_at: OptionalTime;
    before: Json;
    after: Json;
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
  /** Reported by the vendor's back end. Kept while the same ID could come again; `usage_days` has what counts. */
  usage_events: {
    id: string;
    tenant_id: string;
    meter: string;
    quantity: string;
    at: Time;
    /** Whether the event said when; otherwise `at` is when it came. */
    timed: boolean;
  };
  /** Events of one day (UTC), by each aggregation: the configuration may change it. */
  usage_days: {
    tenant_id: string;
    meter: string;
    day: string;
    total: string;
    highest: string;
    latest: string;
    latest_at: Time;
    latest_id: string;
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
    /** What was entered in the sign-up that the link was mailed for; taken over when it proves the address. */
    sign_up: ColumnType<SignUpEntries | null, string | null | undefined, string | null>;
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
    /** Of the first factor, as in `sessions`. */
    sso_tenant_id: string | null | undefined;
    sso_connection_id: string | null | undefined;
    provider_session: ColumnType<ProviderSession | null, string | null | undefined, string | null>;
    /** The tenant whose policy asks for the factor; null for another reason. */
    required_by: ColumnType<string | null, string | null | undefined, string | null>;
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
    /** The row without a tenant of which this one is a copy in the log of one of the user's tenants. */
    original_id: number | null;
  };
  /** Rows of the audit log that have no place in a chain yet. Written by a trigger on audits. */
  audit_unsealed: {
    tenant_id: string;
    audit_id: number;
    /** Of a row without a tenant: tenants of the user, whose logs get a copy. */
    copy_to: string[] | null;
  };
  /** One link of a chain for each row of the audit log; `tenant_id` is the empty text for rows without a tenant. */
  audit_seals: {
    tenant_id: string;
    seq: number;
    audit_id: number;
    /** Null once the IP address and user agent are erased. */
    origin_salt: Buffer | null;
    /** Null once the details are erased. */
    details_salt: Buffer | null;
    origin_commitment: Buffer;
    details_commitment: Buffer;
    previous_hash: Buffer;
    hash: Buffer;
  };
  /** Both ends of each chain, and the result of its last verification. */
  audit_chains: {
    tenant_id: string;
    /** 0 before the first seal. */
    seq: number;
    hash: Buffer;
    audit_id: number | null;
    first_seq: number;
    first_previous: Buffer;
    mac: string;
    checked_at: OptionalTime;
    checked_seq: number | null;
    checked_rows: number | null;
    broken_audit_id: string | null;
    broken_reason: string | null;
    broken_since: OptionalTime;
  };
  /** How long a tenant keeps its audit log; without a row, as configured. */
  audit_retention: { tenant_id: string; days: number | null; legal_hold: boolean; updated_at: Time };
  /** Who gets the daily head of the audit log by mail. */
  audit_head_mails: { tenant_id: string; user_id: string; due_at: Time; created_at: Time };
  audit_search_chunks: { tenant_id: string; chunk: number };
  /** Sealed rows of a log, kept by triggers. `day` is in UTC. */
  audit_counts: { tenant_id: string; day: string; action: string; severity: string; rows: number };
  /** In which blocks of a chunk of the audit log three characters occur, one bit for each. */
  audit_search: { tenant_id: string; chunk: number; gram: number; blocks: Buffer };
  /** Directory that provisions users and groups by SCIM. */
  scim_connections: {
    id: string;
    tenant_id: string;
    name: string;
    /** `own`: not one of the known products. */
    source: 'own' | 'okta' | 'azure-ad' | 'other';
    /** Whose words guide the set-up, one of `ScimProduct`; empty if nobody said. */
    product: Generated<'' | 'okta' | 'entra' | 'onelogin' | 'jumpcloud' | 'google' | 'other'>;
    sync_to_user_management: boolean;
    /** It takes over members whom no directory brought, as far as this admin could manage them. */
    link_members: Generated<boolean>;
    link_members_by: Generated<string | null>;
    /** A request named the connection without a valid token. */
    last_refused_at: OptionalTime;
    /** When admins were told that the brake holds removals; null again once they have decided. */
    holds_told_at: OptionalTime;
    created_at: Time;
    updated_at: Time;
  };
  scim_tokens: {
    id: string;
    tenant_id: string;
    connection_id: string;
    token_hash: Buffer;
    /** Its last characters; `null` if it was made before they were kept. */
    ending: string | null;
    created_by: string | null;
    last_used_at: OptionalTime;
    created_at: Time;
  };
  scim_users: {
    /** ID of the resource. */
    id: string;
    tenant_id: string;
    connection_id: string;
    user_id: string;
    /** The connection created the account, so that it may change it. */
    owns_account: boolean;
    user_name_folded: string;
    external_id: string | null;
    active: boolean;
    attributes: Json;
    version: number;
    created_at: Time;
    updated_at: Time;
    /** Asked for by the directory, and left to an admin by the brake on mass deprovisioning. */
    held: Generated<'deactivation' | 'deletion' | null>;
    held_at: Generated<Date | null>;
  };
  /** Of the emails of users, folded like user names. */
  scim_addresses: { tenant_id: string; scim_user_id: string; address: string };
  scim_groups: {
    group_id: string;
    tenant_id: string;
    connection_id: string;
    external_id: string | null;
    attributes: Json;
    version: number;
    created_at: Time;
    updated_at: Time;
  };
  /** OAuth client of a directory, with the hash of its secret. */
  billing_accounts: {
    tenant_id: string;
    id: string;
    provider: Generated<string | null>;
    customer_id: Generated<string | null>;
    externally_managed: Generated<boolean>;
    name: Generated<string>;
    email: Generated<string>;
    address: ColumnType<Record<string, string>, string | undefined, string>;
    vat_id: Generated<string>;
    operation_id: Generated<string | null>;
    operation_until: Generated<Date | null>;
    mirrored_at: Generated<Date | null>;
    created_at: Time;
    updated_at: Time;
  };
  subscriptions: {
    id: string;
    tenant_id: string;
    external_id: string;
    plan_key: string;
    status: string;
    amount: number;
    currency: string;
    started_at: Time;
    period_start: Time;
    period_end: Time;
    trial_end: OptionalTime;
    cancel_at_period_end: boolean;
    ended_at: OptionalTime;
    past_due_since: OptionalTime;
    next_attempt: OptionalTime;
    grace_ends: OptionalTime;
  };
  payment_methods: {
    id: string;
    tenant_id: string;
    external_id: string;
    brand: string;
    last4: string;
    exp_month: number;
    exp_year: number;
    is_default: boolean;
  };
  invoices: {
    id: string;
    tenant_id: string;
    external_id: string;
    subscription_id: string;
    number: string;
    created_at: Time;
    paid_at: OptionalTime;
    status: string;
    total: number;
    currency: string;
    lines: Json<object[]>;
    disputed_at: OptionalTime;
  };
  test_payment_accounts: {
    customer_id: string;
    tenant_id: string;
    state: Json<object>;
    updated_at: Time;
  };
  scim_clients: {
    id: string;
    tenant_id: string;
    connection_id: string;
    secret_hash: Buffer;
    ending: string;
    created_by: string | null;
    created_at: Time;
    expires_at: Time;
    last_used_at: Generated<Date | null>;
  };
  scim_access_tokens: {
    token_hash: Buffer;
    tenant_id: string;
    client_id: string;
    connection_id: string;
    expires_at: Time;
  };
  /** Users whom a directory has just deactivated or deleted. */
  scim_removals: { tenant_id: string; connection_id: string; user_id: string; removed_at: Time };
  /** Their connection was deleted. */
  scim_former_members: { tenant_id: string; user_id: string; owns_account: boolean };
  scim_requests: {
    id: Generated<number>;
    tenant_id: string;
    connection_id: string;
    method: string;
    path: string;
    status: number;
    /** One of `ScimOperation`. This and what follows: `null` for requests from before it was recorded. */
    operation: string | null;
    amount: number | null;
    resource_id: string | null;
    /** User name that the request names or whose user it deleted, masked; or the name of a group. */
    subject: string | null;
    /** Of a removal: whether it waits for an admin, while the directory was answered as if it were done. */
    held: boolean | null;
    rule: string | null;
    detail: string | null;
    body: string | null;
    trace_id: string | null;
    created_at: Time;
  };
  /** Identity provider that a tenant set up. */
  sso_connections: {
    id: string;
    tenant_id: string;
    type: 'saml' | 'okta' | 'azure' | 'google' | 'oidc';
    /** Whose product it is set up with, one of `SsoProduct`; empty if nobody said. */
    product: string;
    enabled: boolean;
    /** SAML: where requests are sent. OpenID Connect: the issuer. Empty until known. */
    sso_endpoint: string;
    /** PEM, one block after the other. */
    certificates: string;
    /** Entity ID of the identity provider; empty if its metadata was not read. */
    idp_entity_id: string;
    /** From where its metadata is read again, hourly. */
    metadata_url: string | null;
    sign_request: boolean;
    /** Answers that nobody here asked for start a sign-in. */
    idp_initiated: Generated<boolean>;
    /** Several factors at the provider satisfy the tenant. */
    trusts_mfa: Generated<boolean>;
    /** What the provider calls several factors; empty for the usual names. */
    mfa_values: Generated<string[]>;
    /** SAML: where logout requests are sent; empty if not offered. */
    slo_endpoint: Generated<string>;
    /** Signing out here ends the session at the provider. */
    single_logout: Generated<boolean>;
    oidc_client_id: string;
    /** Wrapped under the master key. */
    oidc_secret: Buffer | null;
    /** Value of the DNS records of its domains. */
    verification: string;
    /** When it is checked next. */
    due_at: ColumnType<Date, Date | undefined, Date>;
    metadata_read_at: OptionalTime;
    /** Readings in a row that failed. */
    metadata_failures: Generated<number>;
    metadata_fault: ColumnType<string | null, string | null | undefined, string | null>;
    created_at: Time;
    updated_at: Time;
    /** When a test last passed with this endpoint, these certificates and this client. */
    tested_at: OptionalTime;
  };
  /** What an identity provider answered, at a sign-in or at a test, judged rule by rule. */
  sso_exchanges: {
    id: string;
    tenant_id: string;
    connection_id: string;
    kind: 'saml' | 'oidc';
    purpose: 'sign-in' | 'test';
    outcome: 'pending' | 'passed' | 'failed';
    created_at: Time;
    ended_at: OptionalTime;
    /** The admin who started a test. */
    started_by: string | null;
    email: string | null;
    trace_id: string;
    checks: Json<SsoCheck[]>;
    /** Of the one-time token in the URL that starts a test. */
    token_hash: Buffer | null;
    /** Until when a test can be opened. */
    expires_at: OptionalTime;
    opened_at: OptionalTime;
    /** Of the settings that a test began with. */
    settings_hash: Buffer | null;
    /** The setup link whose guest started a test. */
    setup_link_id: string | null;
    /** Who was signed in. */
    user_id: string | null;
    /** Email addresses in the answer, in lower case: by them a user is erased. */
    addresses: Generated<string[]>;
    /** The answer of the provider, encrypted; see `kept-answer.ts`. */
    message: Buffer | null;
    /** The rule that ended the judgment. */
    failed_rule: ColumnType<SsoRule | null, SsoRule | null | undefined, SsoRule | null>;
    /** Its user was erased. */
    erased: Generated<boolean>;
    /** What the test identity provider answers, for a test through it. */
    test_case: string | null;
  };
  /** Links by which someone without an account sets up one connection. */
  sso_setup_links: {
    id: string;
    tenant_id: string;
    /** Null until the guest of a link for a new connection makes it. */
    connection_id: string | null;
    created_by: string;
    /** Address that the link was mailed to. */
    recipient: string | null;
    may_map_roles: boolean;
    may_activate: boolean;
    token_hash: Buffer;
    created_at: Time;
    expires_at: Time;
    revoked_at: OptionalTime;
    opened_at: OptionalTime;
    last_used_at: OptionalTime;
    last_ip: string | null;
    /** When the guest last said to be done. */
    finished_at: OptionalTime;
  };
  /** Browsers that opened a setup link. */
  sso_setup_sessions: {
    id: string;
    tenant_id: string;
    link_id: string;
    token_hash: Buffer;
    created_at: Time;
    expires_at: Time;
  };
  /** Email domains of a connection; a proved one belongs to one tenant. */
  sso_domains: {
    id: string;
    tenant_id: string;
    connection_id: string;
    /** In lower case and ASCII. */
    domain: string;
    validated_at: OptionalTime;
    checked_at: OptionalTime;
    /** Since when the record of a proved domain is missing. */
    drifted_at: OptionalTime;
    created_at: Time;
  };
  /** The last threshold, in days before its end, at which admins were warned of a certificate. */
  sso_certificate_warnings: { tenant_id: string; connection_id: string; fingerprint: string; days: number };
  /** Roles of users who come from a connection for the first time. */
  sso_default_roles: { tenant_id: string; connection_id: string; role_id: string };
  /** Groups of the identity provider that give roles. */
  sso_groups: { id: string; tenant_id: string; connection_id: string; name: string; created_at: Time };
  sso_group_roles: { tenant_id: string; group_id: string; role_id: string };
  /** Roles that mapped groups gave at the last sign-in. */
  /** Key pairs of this service provider for SAML; the private key is wrapped under the root key. */
  saml_keys: { id: string; certificate: string; wrapped_private_key: Buffer; created_at: Time };
  sso_sessions: {
    session_id: string;
    tenant_id: string;
    /** Of the operator's connection, or the ID of a tenant's own. */
    connection_key: string;
    /** NameID, or `sub`. */
    subject: string;
    qualifiers: JSONColumnType<NameQualifiers>;
    /** SessionIndex, or `sid`. */
    session_index: string | null;
    /** Wrapped under the master key. */
    id_token: Buffer | null;
    created_at: Time;
  };
  sso_logouts: {
    state_hash: Buffer;
    /** That ended here; its `sso_sessions` row names the one at the provider. */
    session_id: string;
    connection_key: string;
    /** Where the browser goes afterwards. */
    target: ColumnType<string | null, string | null | undefined, string | null>;
    created_at: Time;
    expires_at: Time;
  };
  sso_messages: { connection_key: string; message_hash: Buffer; expires_at: Time };
  /** Of the test identity provider. */
  test_provider_keys: { id: string; certificate: string; wrapped_private_key: Buffer; created_at: Time };
  sso_assertions: { tenant_id: string; connection_id: string; assertion_hash: Buffer; expires_at: Time };
  sso_member_roles: { tenant_id: string; user_id: string; connection_id: string; role_id: string };
  /** Domains whose users sign in through their connection only. */
  sso_requirements: {
    tenant_id: string;
    domain: string;
    /** The domain as addresses may have it. */
    names: string[];
    connection_id: string;
    applies_to: 'pilot' | 'all';
    /** Sessions that began earlier last until `grace_ends_at`. */
    since: Time;
    grace_ends_at: Time;
  };
  sso_enforcement_settings: { tenant_id: string; grace_hours: number; updated_at: Time };
  sso_pilot_groups: { tenant_id: string; group_id: string };
  sso_pilot_users: { tenant_id: string; user_id: string };
  /** Users who keep a password, for when the provider does not work. */
  sso_emergency_users: { tenant_id: string; user_id: string };
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
  webhooks: {
    id: string;
    tenant_id: string;
    display_name: string;
    description: string;
    url: string;
    event_keys: string[];
    in_order: boolean;
    is_active: boolean;
    /** Why we turned it off. */
    turned_off: 'gone' | 'failing' | null;
    /** Wrapped under the master key, as the text that was given. */
    secret: Buffer;
    previous_secret: Buffer | null;
    previous_secret_until: OptionalTime;
    invocations: Generated<number>;
    last_status: ColumnType<number | null, never, number | null>;
    last_error: ColumnType<string | null, never, string | null>;
    failing_since: ColumnType<Date | null, never, Date | null>;
    /** The first event that was not taken since then. */
    failing_event_id: ColumnType<string | null, never, string | null>;
    /** Whether another event was not taken either. */
    failing_more: ColumnType<boolean, never, boolean>;
    /** Mails that have gone out about it. */
    told: ColumnType<number, never, number>;
    created_at: Time;
    updated_at: Time;
  };
  webhook_deliveries: {
    id: Generated<number>;
    event_id: string;
    webhook_id: string;
    tenant_id: string;
    lane: string;
    created_at: Time;
    run_at: Time;
    attempts: Generated<number>;
    locked_until: OptionalTime;
    done_at: OptionalTime;
    failed_at: OptionalTime;
    last_status: number | null;
    last_error: string | null;
  };
  webhook_logs: {
    id: Generated<string>;
    webhook_id: string;
    tenant_id: string;
    event_id: string;
    attempt: number;
    status: number | null;
    error: string | null;
    /** The beginning of the body that was answered. */
    answer: string;
    /** Milliseconds. */
    duration: number;
    created_at: Time;
  };
  audit_streams: {
    id: string;
    tenant_id: string;
    name: string;
    type: 'https' | 'syslog' | 'splunk' | 's3' | 'otlp';
    url: string;
    format: 'json' | 'ocsf' | 'cef';
    /** Events below it are not sent. */
    minimum_severity: 'Info' | 'Medium' | 'High' | 'Error' | 'Critical';
    /** Wrapped under the master key. */
    secret: Buffer | null;
    certificate_authority: string | null;
    sourcetype: string | null;
    region: string | null;
    is_active: boolean;
    /** Number of the first event that is not delivered. */
    next_seq: number;
    /** The event that the destination refused last, and how many times in a row. */
    refused_seq: ColumnType<number | null, never, number | null>;
    refusals: ColumnType<number, never, number>;
    delivered_at: ColumnType<Date | null, never, Date | null>;
    failing_since: ColumnType<Date | null, never, Date | null>;
    /** When the admins were told that it fails. */
    told_at: ColumnType<Date | null, never, Date | null>;
    errors: ColumnType<{ at: string; status: number | null; error: string }[], never, string>;
    /** When the head of the chain is sent next. */
    head_due_at: Time;
    created_at: Time;
    updated_at: Time;
  };
  audit_stream_deliveries: {
    id: Generated<number>;
    stream_id: string;
    tenant_id: string;
    lane: string;
    /** Of a time range that is sent again; null for new events. */
    next_seq: number | null;
    last_seq: number | null;
    created_at: Time;
    run_at: Time;
    attempts: Generated<number>;
    locked_until: OptionalTime;
    done_at: OptionalTime;
    failed_at: OptionalTime;
    last_status: ColumnType<number | null, never, number | null>;
    last_error: ColumnType<string | null, never, string | null>;
  };
  audit_stream_dead_letters: {
    stream_id: string;
    seq: number;
    tenant_id: string;
    audit_id: number;
    action: string;
    failed_at: Time;
    status: number | null;
    error: string;
  };
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
    saml_response: ColumnType<string | null, string | null | undefined, string | null>;
    /** Of the authorization code that came back. */
    code_hash: ColumnType<Buffer | null, never, Buffer>;
    /** To which it was sent. */
    code_issuer: ColumnType<string | null, never, string>;
    /** The exchange of a test, whose answer signs nobody in. */
    sso_test_id: ColumnType<string | null, string | null | undefined, never>;
    /** What the client of the authorization request demands of the sign-in. */
    demands: ColumnType<SignInDemands | null, string | null | undefined, never>;
    /** Where a sign-in that began at the provider goes afterwards. */
    return_to: ColumnType<string | null, string | null | undefined, never>;
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
/** A policy with a history. */
export type PolicyName =
  | PolicyKind
  | 'sessions'
  | 'ip-restrictions'
  | 'domain-restrictions'
  | 'country-restrictions'
  | 'sso-enforcement';
/** A policy whose draft can be judged without being enforced. */
export type MonitoredPolicy = 'mfa' | 'sessions' | 'ip-restrictions' | 'domain-restrictions' | 'country-restrictions';
/** A rule about the address of a call. */
export type AddressRule = Extract<PolicyName, 'ip-restrictions' | 'country-restrictions'>;
/** Where a monitored rule was asked; `email`: an address was to be taken in. */
export type MonitoredWay = 'sign-in' | 'token' | 'call' | 'api-token' | 'email';
/** `initial` is the state before the first recorded change. */
export type PolicyVersionSource = 'initial' | 'saved' | 'restored' | 'reverted' | 'scheduled' | 'operator';
/** An entry of a list of restrictions, as its versions record it. */
export interface ListEntry {
  /** `LISTED` in the one list of countries, of which the settings say whether it allows or blocks. */
  type: RestrictionType | 'LISTED';
  /** A range in CIDR notation, a domain, or the code of a country. */
  entry: string;
  /** Of a range. */
  isActive?: boolean;
  description?: string | null;
}
export type PolicyKind = 'mfa' | 'lockout' | 'password-history' | 'password-rotation';

/** The impersonator of a session: an admin of the tenant, or the vendor's staff. */
export interface Impersonator {
  kind: 'admin' | 'vendor';
  /** User ID of the admin; the vendor's client ID. */
  id: string;
  name: string;
}

/** The session at an identity provider that a session here depends on. */
export interface ProviderSession {
  /** Of the operator's connection, or the ID of a tenant's own. */
  connection: string;
  tenantId: string;
  /** NameID, or `sub`. */
  subject: string;
  qualifiers: NameQualifiers;
  /** SessionIndex, or `sid`. */
  sessionIndex: string | null;
  /** Wrapped under the master key, in base64. */
  idToken: string | null;
  /** No session here lasts longer; ISO 8601. */
  endsAt: string | null;
}

/** What a client demands of a sign-in (OpenID Connect Core, 3.1.2.1). */
export interface SignInDemands {
  multiFactor: boolean;
  /** Since the request was made. */
  reauthenticate: boolean;
  /** Seconds. */
  maxAge: number | null;
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
/** What a user entered to sign up: `companyName` is absent for one who was to join a tenant. */
export interface SignUpEntries {
  name: string;
  companyName?: string;
  metadata: Record<string, string>;
}

/** Channel of a verification. */
export type Channel = 'mail' | 'sms';
/** A code by email, or an enrolled factor. */
export type SecondFactorKind = 'mail' | 'factor';
export type ChallengePurpose = 'sign-in' | 'step-up' | 'recovery';
