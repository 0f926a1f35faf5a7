/**
 * Returns one token until the service refuses it, then a new one. Simultaneous calls share the new token. If
 * none can be had, the next call asks again.
 */
export function sharedToken(newToken: () => Promise<string>): (refused?: string) => Promise<string> {
  let current: Promise<string> | undefined;
  const renewed = () => {
    const next = newToken();
    const forget = () => {
      if (current === next) current = undefined;
    };
    next.catch(forget);
    return next;
  };
  return async (refused) => {
    const held = current;
    const isRefused = refused !== undefined && (await held) === refused;
    // If the token of several calls was refused, the first of them asks for the new one.
    if (isRefused && current === held) current = undefined;
    current ??= renewed();
    return current;
  };
}
