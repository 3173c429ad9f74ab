/** Tar archives (POSIX.1-1988, ustar) as npm takes them, the same bytes for the same files on every machine. */
import { constants, gzipSync } from 'node:zlib';

export interface PackedFile {
  /** Below the root of the package, with `/`; at most 92 bytes. */
  path: string;
  content: Buffer;
}

const block = 512;
/** npm's own constant date, 1985-10-26, in seconds since 1970: some tools refuse the year 1970. */
const modified = 499_162_500;

/** @returns the archive, with everything below `package/`, sorted by path */
export function packTarball(files: readonly PackedFile[]): Buffer {
  const sorted = [...files].sort((a, b) => (a.path < b.path ? -1 : 1));
  const parts = sorted.flatMap(({ path, content }) => [
    headerOf(`package/${path}`, content.length),
    content,
    padding(content.length),
  ]);
  const packed = gzipSync(Buffer.concat([...parts, Buffer.alloc(2 * block)]), { level: constants.Z_BEST_COMPRESSION });
  // RFC 1952, section 2.3: the ninth byte names the operating system, which is 255 where it is not known
  packed[9] = 255;
  return packed;
}

function padding(length: number): Buffer {
  return Buffer.alloc((block - (length % block)) % block);
}

function headerOf(name: string, size: number): Buffer {
  if (Buffer.byteLength(name) > 100) throw new Error(`${name} is too long for a tar header.`);
  const header = Buffer.alloc(block);
  const octal = (value: number, at: number, length: number) =>
    header.write(`${value.toString(8).padStart(length - 1, '0')}\0`, at, 'ascii');
  header.write(name, 0, 'utf8');
  octal(0o644, 100, 8);
  octal(0, 108, 8);
  octal(0, 116, 8);
  octal(size, 124, 12);
  octal(modified, 136, 12);
  header.write('        0', 148, 'ascii');
  header.write('ustar\x0000', 257, 'ascii');
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148, 'ascii');
  return header;
}
