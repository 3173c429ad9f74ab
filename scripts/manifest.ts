/** `dist/manifest.json`: what was built, read by the server at start and by the size gate. All files are relative to `dist/`. */

export interface ManifestFile {
  /** `sha256-…`, as the `integrity` attribute takes it. */
  integrity: string;
  bytes: number;
  /** Size after brotli at its best, in bytes. */
  brotli: number;
}

export interface ManifestEntry {
  file: string;
  /** Chunks that the entry needs at once, its own imports' imports included. */
  imports: string[];
  /** Every chunk that it may ever load, those of `imports` included. */
  reaches: string[];
}

/** A package that other projects install. */
export interface ManifestPackage {
  name: string;
  /** With a mark of its content: other content is another version. */
  version: string;
  file: string;
  /** Size of the tarball. */
  bytes: number;
  /** `sha512-…`, as lock files hold it. */
  integrity: string;
}

export interface Manifest {
  /** First 12 hex digits of a hash over all outputs. */
  version: string;
  /** `buildInputsHash` at build time. */
  inputs: string;
  /** Entries below `dist/cdn/`, each with its eager chunks. */
  entries: Record<string, ManifestEntry>;
  /** Chunks that are loaded when a flow needs them, by the name of their module. */
  lazy: Record<string, ManifestEntry>;
  /** Every file below `dist/cdn/`, by its path. */
  files: Record<string, ManifestFile>;
  /** `firstFormCss`: the rules of the form that it paints, as it carries them. */
  loader?: { file: string; bytes: number; brotli: number; firstFormCss?: string };
  planningDemo?: { file: string };
  /** What the server draws pages with. */
  server?: { loginBox: string; portal: string };
  packages?: ManifestPackage[];
}
