/**
 * Answers as a large and awkward team has them: 500 roles, 2,000 groups, 10,000 people, names of 200 characters without a space,
 * Arabic and Hebrew mixed with Latin, emoji of several parts, addresses as long as addresses may be. Laid over whatever the
 * preview answers, so that every list, field, chip and heading gets them.
 */
import type { Page } from 'playwright-core';

/** Runs in the page: what is answered goes through `portalRewrite` (see refusing-portal.ts). */
function define(): void {
  const names = [
    'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'.repeat(3).slice(0, 200),
    'ليلى عبد الرحمن الحدّاد (Night shift, Berlin) مسؤولة المستودعات',
    '👩🏽‍🚀👨‍👩‍👧‍👦🏴󠁧󠁢󠁷󠁬󠁳󠁿 Crew of the 🚢 «Waypoint» 🇩🇪🇯🇵',
    'צוות הלילה Night team של המחסן the depot of the North-East and everybody who helps there on public holidays',
    'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh-Cholmondeley Sr., Keeper of the Instruments',
  ];
  const email = `${'a.very.long.local.part.of.sixty.four.characters.and.no.more.at.all'.slice(0, 64)}@${`${'long-label-of-a-domain-that-is-sixty-three-characters-in-length'.slice(0, 61)}.`.repeat(3)}example`;
  const pathAndMore = /^(GET|POST) (?<path>.*)$/;
  const counts: Record<string, number> = { '/team/resources/roles/v1': 500, '/identity/resources/roles/v1': 500, '/identity/resources/groups/v2': 200 };
  const totals: Record<string, number> = { '/identity/resources/groups/v2': 2000, '/team/resources/members/v1': 10_000 };
  const hash = (text: string) => [...text].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) % 9973, 7);
  const nameFor = (text: string) => names[hash(text) % names.length]!;
  const named = new Set(['name', 'tenantName', 'description', 'userName', 'creatorName', 'title', 'jobTitle', 'address', 'requestedByName']);
  const rewritten = (value: unknown, key = ''): unknown => {
    if (Array.isArray(value)) return value.map((each) => (key === 'parentNames' ? nameFor(String(each)) : rewritten(each)));
    if (typeof value === 'object' && value !== null) return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, rewritten(each, name)]));
    if (typeof value !== 'string' || value === '') return value;
    if (named.has(key)) return nameFor(value);
    return key === 'email' || key === 'userEmail' ? email : value;
  };
  const many = (items: unknown[], count: number): unknown[] =>
    items.length === 0 ? items : Array.from({ length: Math.max(count, items.length) }, (_, at) => (at < items.length ? items[at] : { ...(items[at % items.length] as object), id: `copy-${at}`, name: `${at} ${nameFor(String(at))}` }));
  const portalRewrite = (call: string, answer: unknown): unknown => {
    const path = pathAndMore.exec(call)?.groups?.['path'] ?? '';
    const changed = rewritten(answer);
    const count = counts[path];
    const total = totals[path];
    if (Array.isArray(changed)) return count === undefined ? changed : many(changed, count);
    if (typeof changed !== 'object' || changed === null || !('items' in changed)) return changed;
    const items = count === undefined ? (changed.items as unknown[]) : many(changed.items as unknown[], count);
    const known = changed as { _metadata?: object; totalItems?: number };
    if (total === undefined) return { ...changed, items };
    return { ...changed, items, ...(known._metadata && { _metadata: { ...known._metadata, totalItems: total, totalPages: total / 20 } }), ...(known.totalItems !== undefined && { totalItems: total }) };
  };
  Object.assign(window, { portalRewrite });
}

export async function answerAwkwardly(page: Page): Promise<void> {
  await page.evaluate(define);
}
