/** Text escaped for HTML, between tags and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** The id of a heading in an address. */
export function slugOf(text: string): string {
  const words = text.toLowerCase().replace(/[^\p{L}\p{N}\s-]/gu, '');
  return words.trim().replace(/\s+/g, '-');
}
