/** Loaded ahead of a program which `runInForeground` starts: ends it in the ordinary way when the starter was killed. */
if (process.channel) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref();
}
