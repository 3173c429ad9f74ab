/**
 * Repeats work side by side until the time is over; what has begun is finished.
 *
 * @param milliseconds to begin work in
 * @param workers how many run in parallel; each gets its number
 * @returns how often the work was done
 */
export async function workFor(
  milliseconds: number,
  workers: number,
  work: (worker: number) => Promise<unknown>,
): Promise<number> {
  const end = performance.now() + milliseconds;
  const counts = Array.from({ length: workers }, async (_, worker) => {
    let done = 0;
    for (; performance.now() < end; done++) await work(worker);
    return done;
  });
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
}
