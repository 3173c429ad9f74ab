/** Narrows a search for a text to the rows that may contain it, by the index. What it finds is compared as without it. */
import {
  findActorsLike,
  findBlocks,
  listIdsIn,
  readIndexedChain,
  type IndexedChain,
} from '#server/db/queries/audits/search-index.ts';
import { severitiesLike, type AuditQuestion, type NamedUsers } from '#server/db/queries/audits/list-audits.ts';
import { chunkRows, gramLength, trigramsOf, sharedRanges } from '#server/domain/audits/trigrams.ts';
import type { Services } from '#server/services.ts';

/** Rows up to which candidates are fetched one by one: where more may match, reading the log in its order is faster. */
const mostCandidates = 60_000;
/** Further ones would hardly exclude a block. */
const mostGrams = 32;
/** Descriptions that contain a text; a text in more of them is in much of the log. */
const mostActions = 10;

type Range = [first: number, last: number];

interface Wanted {
  /** A row may match if it contains one of them. */
  texts: string[];
  /** Part of the address of the actor. */
  actor: string | undefined;
  /** Those who acted or were the target. */
  named?: NamedUsers;
}

/** The longest text that is searched; undefined if none can be looked up. */
function wantedBy({ filter: { anywhere, columns }, named, described }: AuditQuestion): Wanted | undefined {
  const given: Wanted[] = Object.entries(columns).map(([name, text]) => ({
    texts: [text],
    actor: name === 'email' ? text : undefined,
  }));
  const isOfSeverity = anywhere !== undefined && severitiesLike([anywhere]).length > 0;
  if (anywhere !== undefined && !isOfSeverity && described.length <= mostActions)
    given.push({ texts: [anywhere, ...described], actor: anywhere, named });
  // quotes are escaped in the JSON that is indexed, not in each column that is compared
  const usable = given.filter(({ texts: [text = ''] }) => text.length >= gramLength && !/["\\]/.test(text));
  return usable.toSorted((one, other) => other.texts[0]!.length - one.texts[0]!.length)[0];
}

/** @returns IDs of all rows that may match; undefined if they have to be looked for without the index */
export async function findCandidates(
  { db }: Pick<Services, 'db'>,
  question: AuditQuestion,
): Promise<number[] | undefined> {
  const wanted = wantedBy(question);
  const { tenantId } = question;
  const chain = wanted && (await readIndexedChain(db, tenantId));
  if (!wanted || !chain || chain.chunks.length === 0) return undefined;
  const ranges = rangesBeside(chain);
  for (const text of wanted.texts) {
    const grams = [...trigramsOf(text)].slice(0, mostGrams);
    const found = await findBlocks(db, tenantId, { chunks: chain.chunks, grams });
    for (const chunk of chain.chunks) {
      const sets = found.filter((each) => each.chunk === chunk).map(({ blocks }) => blocks);
      if (sets.length < grams.length) continue;
      for (const [from, end] of sharedRanges(sets))
        ranges.push([chunk * chunkRows + 1 + from, chunk * chunkRows + end]);
    }
  }
  const rows = ranges.reduce((sum, [first, last]) => sum + Math.min(last, chain.seq) - Math.min(first, chain.seq), 0);
  if (rows > mostCandidates) return undefined;
  const actors = wanted.actor === undefined ? [] : await findActorsLike(db, tenantId, wanted.actor);
  const { people = [], outsiders = [] } = wanted.named ?? {};
  const ids = await listIdsIn(db, tenantId, {
    ranges,
    actors: [...actors, ...people, ...outsiders],
    targets: people,
    limit: mostCandidates + 1,
  });
  return ids.length > mostCandidates ? undefined : ids;
}

/** Rows that are not indexed, or are sealed only now. */
function rangesBeside({ first_seq: first, seq, chunks }: IndexedChain): Range[] {
  const indexed = new Set(chunks);
  const ranges: Range[] = [[seq + 1, Number.MAX_SAFE_INTEGER]];
  for (let chunk = Math.floor((first - 1) / chunkRows); chunk * chunkRows < seq; chunk += 1)
    if (!indexed.has(chunk)) ranges.push([chunk * chunkRows + 1, (chunk + 1) * chunkRows]);
  return ranges;
}
