import type { PageFigures } from './measure-page.ts';

/** Every value of each figure, one for each round. */
export type Figures = { [Name in keyof PageFigures]: number[] };

/**
 * Measures pages one after the other, round by round, so that whatever else the machine does meets all of them.
 *
 * @param pages each measured once a round, with one or more visits
 * @returns for each page the figures of its first visit, its second, …
 */
export async function inTurn<Name extends string>(
  rounds: number,
  pages: Record<Name, () => Promise<PageFigures[]>>,
): Promise<Record<Name, Figures[]>> {
  const names = Object.keys(pages) as Name[];
  const seen = Object.fromEntries(names.map((name) => [name, [] as PageFigures[][]])) as Record<Name, PageFigures[][]>;
  for (let round = 0; round < rounds; round++) {
    for (const name of names) seen[name].push(await pages[name]());
  }
  return Object.fromEntries(names.map((name) => [name, byVisit(seen[name])])) as Record<Name, Figures[]>;
}

function byVisit(rounds: PageFigures[][]): Figures[] {
  return rounds[0]!.map((first, visit) => {
    const names = Object.keys(first) as (keyof PageFigures)[];
    return Object.fromEntries(names.map((name) => [name, rounds.map((figures) => figures[visit]![name])])) as Figures;
  });
}
