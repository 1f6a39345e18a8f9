// Loaded into every server a bench starts (`node --import`): says what the process has used when its parent asks.
// The same figures for every contender, ours or not: process.cpuUsage counts all threads, the collector's too.
if (process.send) {
  process.on('message', (word) => {
    if (word !== 'usage') return;
    const { user, system } = process.cpuUsage();
    process.send({ cpu: (user + system) / 1000, rss: process.memoryUsage.rss() });
  });
  // A bench that was killed must not leave its servers behind.
  process.on('disconnect', () => process.exit());
  // Asking must not keep a process alive that has nothing else to do.
  process.channel?.unref();
}
