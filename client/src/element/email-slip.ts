/** Where most mail goes: what is one slip away from one of them was most likely meant to be it. */
const providers = [
  ...['gmail.com', 'googlemail.com', 'yahoo.com', 'hotmail.com', 'outlook.com', 'icloud.com', 'ymail.com'],
  ...['protonmail.com', 'proton.me', 'fastmail.com', 'mail.com', 'email.com', 'comcast.net', 'verizon.net'],
  ...['sbcglobal.net', 'bellsouth.net', 'btinternet.com', 'hotmail.co.uk', 'yahoo.co.uk', 'yahoo.co.jp'],
  ...['gmx.de', 'gmx.net', 'web.de', 't-online.de', 'freenet.de', 'posteo.de', 'mailbox.org', 'bluewin.ch'],
  ...['orange.fr', 'wanadoo.fr', 'laposte.net', 'libero.it', 'virgilio.it', 'tiscali.it', 'ziggo.nl'],
  ...['telefonica.net', 'uol.com.br', 'terra.com.br', 'bigpond.com', 'rogers.com', 'docomo.ne.jp'],
];
const known = new Set(providers);

/** Shorter names have real neighbours: `gmx` and `gmc`. */
const shortestName = 5;

/**
 * The address with the domain that was most likely meant, if the typed one is a letter away from that of a
 * large provider; otherwise undefined. The provider's domain in another country is no slip.
 */
export function emailWithoutSlip(email: string): string | undefined {
  const [, local = '', typed = ''] = /^(.+@)([^@\s]+)$/.exec(email.trim()) ?? [];
  const domain = typed.toLowerCase();
  if (domain === '' || known.has(domain) || /\.(?!co$|cm$|om$)[a-z]{2}$/.test(domain)) return undefined;
  const meant = providers.find(
    (provider) => provider.indexOf('.') >= shortestName && isOneSlip(domain, provider),
  );
  return meant && local + meant;
}

/** Whether one letter is too many, missing or another one, or two neighbours are exchanged. */
function isOneSlip(one: string, other: string): boolean {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const [a, b] = [one.slice(at), other.slice(at)];
  return (
    a !== b &&
    (a.slice(1) === b ||
      a === b.slice(1) ||
      a.slice(1) === b.slice(1) ||
      (a.slice(2) === b.slice(2) && a[0] === b[1] && a[1] === b[0]))
  );
}
