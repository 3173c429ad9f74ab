/** Program: one route that reads one row by its primary key and answers with it. Prints `{url}`. DATABASE_URL says where. */
import Fastify from 'fastify';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 16, options: '-c app.scope=system' });
const { rows } = await pool.query<{ id: string }>('select id from sessions limit 1');
const id = rows[0]?.id;
if (id === undefined) throw new Error('there is no session to read: sign in first');

const app = Fastify();
const statement = { name: 'one-row', text: 'select id, user_id, authenticated_at from sessions where id = $1' };
app.get('/:id', (request) =>
  pool.query({ ...statement, values: [(request.params as { id: string }).id] }).then(({ rows }) => rows[0]),
);
console.log(JSON.stringify({ url: `${await app.listen({ port: 0, host: '127.0.0.1' })}/${id}` }));
