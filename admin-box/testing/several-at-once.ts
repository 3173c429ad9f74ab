/** As many as keep two cores busy while pages wait for their answers. */
const workers = 3;

/** Works through a list, a few at a time. The first that fails ends it. */
export async function severalAtOnce<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const left = [...items];
  const worker = async (): Promise<void> => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: workers }, worker));
}
