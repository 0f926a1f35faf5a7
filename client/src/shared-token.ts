/**
 * Hands out one token until the service refuses it, and a new one then: calls at the same time share it. A
 * new token that cannot be had is asked for again by the next call.
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
    // Of several calls whose token was refused the first asks for the new one.
    if (isRefused && current === held) current = undefined;
    current ??= renewed();
    return current;
  };
}
