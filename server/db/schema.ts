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
    browser_hash: Buffer;
    session_id: string | null;
    created_at: Time;
    expires_at: Time;
    completed_at: OptionalTime;
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
  password_history: { user_id: string; password_hash: string; created_at: Time };
  lockouts: { subject: string; failures: number; last_failure_at: Time; locked_until: OptionalTime };
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

export type LinkPurpose = 'activation' | 'invitation' | 'reset-password' | 'unlock' | 'set-up';
