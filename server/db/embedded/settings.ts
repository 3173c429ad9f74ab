/**
 * PostgreSQL's settings, passed on its command line at each start, so that they also apply to existing clusters.
 * They keep the idle server below 60 MB and every acknowledged write on disk.
 */
const base: Record<string, string> = {
  fsync: 'on',
  synchronous_commit: 'on',
  shared_buffers: '32MB',
  max_connections: '60',
  jit: 'off',
  // Input and output in the calling process saves three I/O workers.
  io_method: 'sync',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_logical_replication_workers: '0',
  max_parallel_workers_per_gather: '0',
  min_wal_size: '32MB',
  max_wal_size: '256MB',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  log_destination: 'stderr',
  logging_collector: 'off',
  log_min_messages: 'warning',
  log_line_prefix: '%m [%p] ',
  // Neither statements nor their values are logged: they contain personal data such as email addresses.
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
};

/** Parameters of `postgres`: the settings above, `overrides`, and where to listen. */
export function postgresParameters(
  clusterFolder: string,
  listen: { socketFolder: string | undefined; port: number },
  overrides: Record<string, string> = {},
): string[] {
  const where: Record<string, string> = listen.socketFolder
    ? { listen_addresses: '', unix_socket_directories: `"${listen.socketFolder}"`, unix_socket_permissions: '0700' }
    : { listen_addresses: '127.0.0.1', unix_socket_directories: '' };
  const settings = { ...base, ...overrides, ...where, port: String(listen.port) };
  return ['-D', clusterFolder, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}
