/**
 * The known name that is nearest to a misspelled one, by case-insensitive edit distance.
 *
 * @returns `undefined` where each differs by more than about a third of its letters
 */
export function nearestOf(name: string, known: Iterable<string>): string | undefined {
  let best: { name: string; distance: number } | undefined;
  for (const candidate of known) {
    const distance = distanceOf(name.toLowerCase(), candidate.toLowerCase());
    if (distance <= Math.max(1, Math.floor(candidate.length / 3)) && distance < (best?.distance ?? Infinity))
      best = { name: candidate, distance };
  }
  return best?.name;
}

/** Insertions, deletions, replacements and swaps of neighbours (optimal string alignment). */
function distanceOf(first: string, second: string): number {
  const rows = [Array.from({ length: second.length + 1 }, (_, at) => at)];
  const at = (row: number, column: number): number => rows[row]![column]!;
  for (let row = 1; row <= first.length; row += 1) {
    rows.push([row]);
    for (let column = 1; column <= second.length; column += 1) {
      const same = first[row - 1] === second[column - 1];
      const swapped =
        row > 1 && column > 1 && first[row - 1] === second[column - 2] && first[row - 2] === second[column - 1];
      rows[row]!.push(
        Math.min(
          at(row, column - 1) + 1,
          at(row - 1, column) + 1,
          at(row - 1, column - 1) + (same ? 0 : 1),
          swapped ? at(row - 2, column - 2) + 1 : Infinity,
        ),
      );
    }
  }
  return at(first.length, second.length);
}
