/**
 * The site URLs that the message of a taken or reserved one proposes: they close the message, after its last
 * colon. In the interface they are part of the words only.
 */
export function alternativesIn(message: string): string[] {
  const list = message.split(/[:：]/).slice(1).at(-1) ?? '';
  return list.match(/[A-Za-z0-9]+/g) ?? [];
}
