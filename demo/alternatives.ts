/**
 * The site URLs that a message proposes in place of a taken or reserved one. The API has no field for them:
 * they stand in the message, after its last colon.
 */
export function alternativesIn(message: string): string[] {
  const list = message.split(/[:：]/).slice(1).at(-1) ?? '';
  return list.match(/[A-Za-z0-9]+/g) ?? [];
}
