/**
 * Addresses whose domain was typed in letters that stand for others (full-width, ligatures) get the domain that mail is
 * sent to. `email_folded` has it already: its domain is mapped by UTS 46. A domain in letters of its own is the same there.
 */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update users set email = left(email, length(email) - strpos(reverse(email), '@') + 1) || right(email_folded, strpos(reverse(email_folded), '@') - 1)
    where octet_length(email) > length(email) and strpos(email, '@') > 0 and strpos(email_folded, '@') > 0
      and lower(normalize(right(email, strpos(reverse(email), '@') - 1), nfc)) <> right(email_folded, strpos(reverse(email_folded), '@') - 1)
      and octet_length(right(email, strpos(reverse(email), '@') - 1)) > strpos(reverse(email), '@') - 1`.execute(db);
}
