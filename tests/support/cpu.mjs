// Preloaded into a process that a test starts, and the ones that it starts: each tells at its end what it took of the
// processor, in seconds.
process.on('exit', () => {
  const {user, system} = process.cpuUsage();
  process.stderr.write(`cpu ${((user + system) / 1e6).toFixed(2)}\n`);
});
