const longestWaitMs = 2_000;

/** What a promise gives, or undefined if it fails or takes too long for somebody who waits. */
export async function soon<Value>(promise: Promise<Value>): Promise<Value | undefined> {
  const late = new Promise<undefined>((done) => setTimeout(() => done(undefined), longestWaitMs));
  return Promise.race([promise.catch(() => undefined), late]);
}
