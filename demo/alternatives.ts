/** The site URLs that a message proposes, after its last colon. The API has no field of its own for them. */
export function alternativesIn(message: string): string[] {
  const list = message.split(/[:：]/).slice(1).at(-1) ?? '';
  return list.match(/[A-Za-z0-9]+/g) ?? [];
}

/** A message without the sentence that proposes site URLs. */
export function sentenceBefore(message: string): string {
  if (alternativesIn(message).length === 0) return message;
  const [said = message] = /^.*[.。](?=[^.。]+[:：])/.exec(message) ?? [];
  return said;
}
