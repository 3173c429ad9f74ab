interface Lock {
  packages: Record<string, { version?: string; optional?: boolean; os?: string | string[]; cpu?: string | string[]; libc?: string[] }>;
}

/** Whether what npm installed is what the lock file wants on this system. */
export function matches(wanted: Lock, installed: Lock): boolean;
