interface Lock {
  packages: Record<
    string,
    {
      version?: string;
      optional?: boolean;
      dev?: boolean;
      os?: string | string[];
      cpu?: string | string[];
      libc?: string[];
    }
  >;
}

/** Whether what npm installed is what the lock file wants on this system. */
export function matches(wanted: Lock, installed: Lock): boolean;

/** Whether what npm installed is what the lock file wants on this system, without development packages. */
export function matchesWithoutDevelopment(wanted: Lock, installed: Lock): boolean;
