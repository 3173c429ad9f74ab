/** The fields of two states that differ, as audit rows tell them. Lists differ by what they contain. */
export function changedFields<State extends object>(
  was: State,
  is: State,
): { before: Partial<State>; after: Partial<State> } {
  const fields = (Object.keys(was) as (keyof State)[]).filter(
    (field) => JSON.stringify(was[field]) !== JSON.stringify(is[field]),
  );
  const pick = (state: State) => Object.fromEntries(fields.map((field) => [field, state[field]])) as Partial<State>;
  return { before: pick(was), after: pick(is) };
}
