// Loaded before the service with --expose-gc. Answers messages with the memory in use after a full
// collection.
process.on('message', () => {
  globalThis.gc();
  const { heapUsed, rss } = process.memoryUsage();
  process.send({ heapUsed, rss });
});
process.channel.unref();
