/** Writes small geolocation files in the MaxMind DB format 2.0, as operators configure them. */

type Value = string | number | { [key: string]: Value };

const [text, double, map, uint16, uint32, uint64] = [2, 3, 7, 5, 6, 9];
const recordBytes = 3;
const separator = Buffer.alloc(16);
const metadataMark = Buffer.concat([Buffer.from([0xab, 0xcd, 0xef]), Buffer.from('MaxMind.com')]);

/** @param network the only IPv4 network in the file, in CIDR notation; `row` is its data */
export function writeMmdb(network: string, row: Record<string, Value>): Buffer {
  return writeNetworks([[network, row]]);
}

/** @param networks of IPv4 that do not overlap, in CIDR notation, each with its data */
export function writeNetworks(networks: readonly (readonly [network: string, row: Record<string, Value>])[]): Buffer {
  const tree: [Branch, Branch][] = [[null, null]];
  const rows = networks.map(([, row]) => encode(row));
  networks.forEach(([network], index) => addNetwork(tree, network, index));
  const nodes = tree.length;
  const offsets = rows.map((_, index) => rows.slice(0, index).reduce((sum, row) => sum + row.length, 0));
  const recordOf = (branch: Branch): number => {
    if (branch === null) return nodes;
    return 'node' in branch ? branch.node : nodes + separator.length + offsets[branch.row]!;
  };
  const metadata = {
    node_count: sized(uint32, nodes),
    record_size: sized(uint16, recordBytes * 8),
    ip_version: sized(uint16, 4),
    binary_format_major_version: sized(uint16, 2),
    binary_format_minor_version: sized(uint16, 0),
    build_epoch: sized(uint64, 1_700_000_000),
    database_type: encode('Test'),
  };
  return Buffer.concat([
    ...tree
      .flat()
      .map(recordOf)
      .map((record) => Buffer.from([record >> 16, record >> 8, record])),
    separator,
    ...rows,
    metadataMark,
    control(map, Object.keys(metadata).length),
    ...Object.entries(metadata).flatMap(([key, value]) => [encode(key), value]),
  ]);
}

/** What a node of the search tree leads to by a bit: another node, the data of a network, or nothing. */
type Branch = { node: number } | { row: number } | null;

function addNetwork(tree: [Branch, Branch][], network: string, row: number): void {
  const [address = '', length = '32'] = network.split('/');
  const bits = address
    .split('.')
    .flatMap((octet) => Array.from({ length: 8 }, (_, bit) => ((Number(octet) >> (7 - bit)) & 1) as 0 | 1))
    .slice(0, Number(length));
  let at = 0;
  bits.forEach((bit, depth) => {
    const present = tree[at]![bit];
    if (depth === bits.length - 1) tree[at]![bit] = { row };
    else if (present && 'node' in present) at = present.node;
    else {
      tree[at]![bit] = { node: tree.length };
      at = tree.push([null, null]) - 1;
    }
  });
}

function encode(value: Value): Buffer {
  if (typeof value === 'string') return Buffer.concat([control(text, Buffer.byteLength(value)), Buffer.from(value)]);
  if (typeof value === 'number') {
    const bytes = Buffer.alloc(8);
    bytes.writeDoubleBE(value);
    return Buffer.concat([control(double, bytes.length), bytes]);
  }
  const entries = Object.entries(value);
  return Buffer.concat([
    control(map, entries.length),
    ...entries.flatMap(([key, inner]) => [encode(key), encode(inner)]),
  ]);
}

function sized(type: number, value: number): Buffer {
  const bytes = Buffer.from([value >> 24, value >> 16, value >> 8, value]).subarray(type === uint16 ? 2 : 0);
  return Buffer.concat([control(type, bytes.length), bytes]);
}

/** Types above 7 take a second byte. Sizes here stay below 29. */
function control(type: number, size: number): Buffer {
  return type > 7 ? Buffer.from([size, type - 7]) : Buffer.from([(type << 5) | size]);
}
