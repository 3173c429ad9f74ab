/** Every way in, each against the country restrictions of the tenant: refused from abroad, recorded, and open from the country. */
import { describe, expect, it } from 'vitest';
import type { RestrictionType } from '#server/db/schema.ts';
import { inGermany, nowhere, useCountryDatabase } from '#server/testing/country-database.ts';
import { useEntrance, waysIn } from '#server/testing/ways-in.ts';

const from = (address: string): Record<string, string> => ({ 'x-forwarded-for': address });
const file = await useCountryDatabase();
const { server, prepare } = await useEntrance(from(inGermany), { ipLocations: { file } });
const { acme } = server.people;

async function restrict(action: RestrictionType, code: string): Promise<void> {
  const at = server.clock.read();
  await server.rows(`insert into country_restrictions values (gen_random_uuid(), $1, $2, $3)`, [acme, code, at]);
  await server.rows(`insert into country_restriction_settings values ($1, gen_random_uuid(), true, $2, 'BLOCK', $3)`, [
    acme,
    action,
    at,
  ]);
}

async function open(): Promise<void> {
  await server.rows('delete from country_restrictions');
  await server.rows('delete from country_restriction_settings');
}

describe('8 a tenant that admits Germany alone', () => {
  it.each(waysIn)(
    'refuses %s from France, names the address, the country and the trace, records it, and admits Germany',
    async (way) => {
      await open();
      // an address of its own: the same is recorded once in ten minutes
      const abroad = `203.0.113.${waysIn.indexOf(way)}`;
      // twice: what can be used once may be used up by the refusal
      const [ask, again] = [await prepare(way), await prepare(way)];
      await restrict('ALLOW', 'DE');
      await server.rows("delete from audits where action = 'user.address-refused'");
      const sessions = async () => (await server.rows('select id from sessions where ended_at is null')).length;
      const before = await sessions();
      const refused = await ask(from(abroad));
      expect(refused.status).toBe(403);
      expect(refused.text).toContain(abroad);
      expect(refused.text).toMatch(/France|"country":"FR"/);
      expect(refused.headers.get('frontegg-trace-id')).toBeTruthy();
      expect(await sessions()).toBe(before);
      expect(
        await server.rows(
          "select ip, trace_id, details from audits where action = 'user.address-refused' and tenant_id = $1",
          [acme],
        ),
      ).toEqual([
        {
          ip: abroad,
          trace_id: refused.headers.get('frontegg-trace-id'),
          details: { rule: 'country-restrictions', country: 'FR' },
        },
      ]);
      const admitted = await again(from(inGermany));
      expect(admitted.status, admitted.text.slice(0, 300)).toBeLessThan(400);
    },
  );
});

describe('8 a tenant that blocks France', () => {
  it('refuses France and addresses without a known country, by its setting', async () => {
    await open();
    const ask = await prepare('a call with a session');
    await restrict('BLOCK', 'FR');
    const asked = async (address: string) => (await ask(from(address))).status;
    expect(await asked('203.0.113.200')).toBe(403);
    expect(await asked(inGermany)).toBe(200);
    expect(await asked(nowhere)).toBe(403);
    await server.rows(`update country_restriction_settings set fail_strategy = 'ALLOW'`);
    expect(await asked(nowhere)).toBe(200);
    expect(await asked('2001:db8::1')).toBe(200);
    // no address at all: refused, as by IP restrictions
    expect(await asked('unknown')).toBe(403);
    expect(await asked('203.0.113.200')).toBe(403);
    await open();
  });
});
