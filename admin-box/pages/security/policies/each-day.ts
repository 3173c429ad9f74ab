interface Day {
  /** ISO 8601. */
  day: string;
  total: number;
  refused: number;
}

const milliseconds = 86_400_000;

/** Adds the days without sign-ins between the first and the last, so that a chart has equal distances. */
export function eachDay(days: readonly Day[]): Day[] {
  const known = new Map(days.map((each) => [each.day, each]));
  const [first, last] = [days[0], days.at(-1)].map((each) => (each ? Date.parse(each.day) : Number.NaN));
  const all: Day[] = [];
  for (let at = first!; at <= last!; at += milliseconds) {
    const day = new Date(at).toISOString().slice(0, 10);
    all.push(known.get(day) ?? { day, total: 0, refused: 0 });
  }
  return all;
}
