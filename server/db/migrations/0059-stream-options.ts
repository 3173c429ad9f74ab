/** Streams to OpenTelemetry collectors, and a minimum severity of the events of a stream; `Info` is the lowest. */
import { sql, type Kysely } from 'kysely';

const statements = [
  `alter table audit_streams drop constraint audit_streams_type_check`,
  `alter table audit_streams add constraint audit_streams_type_check check (type in ('https', 'syslog', 'splunk', 's3', 'otlp'))`,
  `alter table audit_streams add column minimum_severity text not null default 'Info'
     check (minimum_severity in ('Info', 'Medium', 'High', 'Error', 'Critical'))`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
