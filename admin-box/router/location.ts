/** Where the portal is: a page, and the state of its list. */
export interface PortalLocation {
  /** First path segment after the base; `''` is the start page. */
  page: string;
  /** In the order of the address. */
  query: Readonly<Record<string, string>>;
}

const trimmed = (path: string): string => path.replace(/^\/+|(?<!\/)\/+$/g, '');

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** @param path relative to the base, with its query: `users?search=ada` */
export function parseLocation(path: string): PortalLocation {
  const [address = '', search = ''] = path.split('?', 2);
  const [page = ''] = trimmed(address).split('/');
  return { page: decode(page), query: Object.fromEntries(new URLSearchParams(search)) };
}

/** The path relative to the base. Empty values are omitted. */
export function formatLocation({ page, query }: PortalLocation): string {
  const kept = Object.entries(query).filter(([, value]) => value !== '');
  const search = new URLSearchParams(kept).toString();
  return `${encodeURIComponent(page)}${search ? `?${search}` : ''}`;
}

export function isSameLocation(one: PortalLocation, other: PortalLocation): boolean {
  return formatLocation(one) === formatLocation(other);
}
