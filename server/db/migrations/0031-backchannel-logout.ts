/**
 * Back-channel logout: when a session ends, for whatever reason, the same statement writes a job for each client of the
 * session that is configured for notification (`installation`, `backchannelLogout`: a list of client IDs).
 */
import { sql, type Kysely } from 'kysely';

const statements = [
  `create function tell_clients_of_end(ended sessions, at timestamptz) returns void language sql as $$
     insert into jobs (kind, payload, slot, run_at, created_at)
     select 'backchannel-logout', jsonb_build_object('plain', jsonb_build_object('clientId', c.client_id, 'sessionId', ended.id, 'userId', ended.user_id)),
            ended.id || ' ' || c.client_id, at, at
     from (select ended.client_id union select f.client_id from refresh_families f where f.session_id = ended.id) c
     join installation i on i.name = 'backchannelLogout' and i.value ? c.client_id
     on conflict (kind, slot) do nothing
   $$`,
  `create function session_has_ended() returns trigger language plpgsql as $$
   begin
     if tg_op = 'DELETE' then
       perform tell_clients_of_end(old, clock_timestamp());
       return old;
     end if;
     perform tell_clients_of_end(new, new.ended_at);
     return null;
   end $$`,
  `create trigger session_ends after update of ended_at on sessions
     for each row when (old.ended_at is null and new.ended_at is not null) execute function session_has_ended()`,
  // before, since the families of a session are deleted with it; expired sessions are only swept
  `create trigger session_removed before delete on sessions
     for each row when (old.ended_at is null and old.expires_at > clock_timestamp()) execute function session_has_ended()`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
