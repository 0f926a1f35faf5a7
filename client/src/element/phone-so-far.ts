/**
 * The digits so far in a form such as `(###)###-####`, without the country's 1. What the form cannot hold
 * stays as it is typed.
 */
export function writtenSoFar(text: string, phoneForm: string): string {
  const typed = text.trim();
  const digits = typed.replace(/\D/g, '').replace(/^1/, '');
  const places = phoneForm.split('#').length - 1;
  const isForeign = typed.startsWith('+') && !/^\+1/.test(typed);
  if (isForeign || digits === '' || digits.length > places) return text;
  let at = 0;
  const [written = ''] = phoneForm.replaceAll('#', () => digits[at++] ?? '#').split('#');
  // Punctuation behind the last digit would come back when it is deleted.
  return written.replace(/\D+$/, '');
}
