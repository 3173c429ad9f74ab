/** Every way in, each against the IP restrictions of the tenant: refused from elsewhere, recorded, and open from the office. */
import { describe, expect, it } from 'vitest';
import { useEntrance, waysIn } from '#server/testing/ways-in.ts';

const office = '198.51.100.7';
const from = (address: string): Record<string, string> => ({ 'x-forwarded-for': address });
const { server, prepare, bySso } = await useEntrance(from(office));
const { acme } = server.people;

/** Admits the office alone. */
async function restrict(): Promise<void> {
  await server.rows(
    `insert into ip_restrictions (id, tenant_id, range, strategy, is_active, created_at, updated_at)
     values (gen_random_uuid(), $1, '198.51.100.0/24', 'ALLOW', true, $2, $2)`,
    [acme, server.clock.read()],
  );
  await server.rows(
    `insert into ip_restriction_settings (tenant_id, is_active, strategy, updated_at) values ($1, true, 'ALLOW', $2)`,
    [acme, server.clock.read()],
  );
}

async function open(): Promise<void> {
  await server.rows('delete from ip_restrictions');
  await server.rows('delete from ip_restriction_settings');
}

describe('8 a tenant that admits its office alone', () => {
  it.each(waysIn)(
    'refuses %s from elsewhere, names the address and the trace, records it, and admits the office',
    async (way) => {
      await open();
      // an address of its own: the same is recorded once in ten minutes
      const cafe = `203.0.113.${waysIn.indexOf(way)}`;
      // twice: what can be used once may be used up by the refusal
      const [ask, again] = [await prepare(way), await prepare(way)];
      await restrict();
      await server.rows("delete from audits where action = 'user.address-refused'");
      const sessions = async () => (await server.rows('select id from sessions where ended_at is null')).length;
      const before = await sessions();
      const refused = await ask(from(cafe));
      expect(refused.status).toBe(403);
      expect(refused.text).toContain(cafe);
      expect(refused.headers.get('frontegg-trace-id')).toBeTruthy();
      expect(await sessions()).toBe(before);
      expect(
        await server.rows(
          "select ip, trace_id, details from audits where action = 'user.address-refused' and tenant_id = $1",
          [acme],
        ),
      ).toEqual([
        { ip: cafe, trace_id: refused.headers.get('frontegg-trace-id'), details: { rule: 'ip-restrictions' } },
      ]);
      const admitted = await again(from(office));
      expect(admitted.status, admitted.text.slice(0, 300)).toBeLessThan(400);
    },
  );
});

describe('8 email domain restrictions', () => {
  it('record what they refuse: the rule and the domain', async () => {
    const cafe = '203.0.113.99';
    await open();
    await server.rows(
      `insert into domain_restriction_settings (tenant_id, active, list_type, block_public_domains, updated_at) values ($1, true, 'BLOCK', true, $2)`,
      [acme, server.clock.read()],
    );
    await server.rows(
      `insert into domain_restrictions (id, tenant_id, domain, type, created_at) values (gen_random_uuid(), $1, 'harbour.example', 'BLOCK', $2)`,
      [acme, server.clock.read()],
    );
    const { answer } = await bySso({ email: 'new@harbour.example' }, from(cafe));
    expect(answer.status).toBe(403);
    expect(
      await server.rows(
        "select ip, trace_id, actor_id, details from audits where action = 'user.email-domain-refused' and tenant_id = $1",
        [acme],
      ),
    ).toEqual([
      {
        ip: cafe,
        trace_id: answer.headers.get('frontegg-trace-id'),
        actor_id: null,
        details: { rule: 'domain-restrictions', domain: 'harbour.example' },
      },
    ]);
  });
});
