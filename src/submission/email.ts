import { domainToASCII } from 'node:url';

// RFC 5321, 4.5.3.1: octets of a path less its angle brackets, of a local part, of a domain; RFC 1035, 2.3.4: of a label.
const maxAddressOctets = 254;
const maxLocalOctets = 64;
const maxDomainOctets = 255;
const maxLabelOctets = 63;

// RFC 5321 atext with the non-ASCII text of RFC 6531, save what nobody can see or type on purpose.
const localAtom = /^[^\p{Z}\p{Cc}\p{Cs}\p{Cf}"(),.:;<>@[\\\]]+$/u;
const quotedLocal = /^"(?:[\x21\x23-\x5b\x5d-\x7e]|\\[\x21-\x7e])+"$/;
const hostLabel = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;
const asciiHost = /^[a-z0-9.-]*$/i;
// What may stand before UTS 46 maps it: the mapping itself would drop white space and invisible characters silently.
const unicodeHost = /^[a-z0-9.\-\u0080-\u{10ffff}]*$/iu;
const unseen = /[\p{Z}\p{C}]/u;
const digits = /^\d+$/;

/**
 * Whether text is an e-mail address that mail can reach from outside: a local part, `@`, a domain with a dot, within
 * the lengths of RFC 5321; internationalised local parts (RFC 6531) and domains (UTS 46) included, addresses of hosts
 * without a dot and IP literals not. Takes time linear in the text.
 */
export function isEmailAddress(text: string): boolean {
  if (text.length > maxAddressOctets || Buffer.byteLength(text) > maxAddressOctets) return false;
  const at = text.lastIndexOf('@');
  if (at < 1) return false;
  return isLocalPart(text.slice(0, at)) && isMailDomain(text.slice(at + 1));
}

function isLocalPart(local: string): boolean {
  if (Buffer.byteLength(local) > maxLocalOctets) return false;
  if (quotedLocal.test(local)) return true;
  return local.split('.').every((atom) => localAtom.test(atom));
}

function isMailDomain(domain: string): boolean {
  const host = asciiHost.test(domain) ? domain : encodeHost(domain);
  if (host.length > maxDomainOctets) return false;
  const labels = host.split('.');
  const top = labels.at(-1) ?? '';
  if (labels.length < 2 || top.length < 2 || digits.test(top)) return false;
  return labels.every((label) => label.length <= maxLabelOctets && hostLabel.test(label));
}

/** The domain in its ASCII form (A-labels); empty where it has none. */
function encodeHost(domain: string): string {
  return unicodeHost.test(domain) && !unseen.test(domain) ? domainToASCII(domain) : '';
}
