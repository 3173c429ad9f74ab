/** What a good answer brought, read to its end, as clients do. */
export interface Answered {
  /** The cookies that it set, as they are sent back. */
  cookie: string;
  json<T>(): T;
}

/** @throws Error for an answer that is none of the good ones */
export async function answered(asked: Promise<Response>): Promise<Answered> {
  const answer = await asked;
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${answer.status} from ${answer.url}: ${text}`);
  return {
    cookie: answer.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0]!)
      .join('; '),
    json: () => JSON.parse(text) as never,
  };
}
