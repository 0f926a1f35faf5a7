import { domainToASCII } from 'node:url';

// RFC 5321, 4.5.3.1: most bytes of a path without its angle brackets, of a local part, of a domain; RFC 1035,
// 2.3.4: of a label.
const maxAddressOctets = 254;
const maxLocalOctets = 64;
const maxDomainOctets = 255;

// RFC 5321 atext with the non-ASCII text of RFC 6531, except what nobody can see or would type.
const atom = String.raw`[^\p{Z}\p{Cc}\p{Cs}\p{Cf}"(),.:;<>@[\\\]]+`;
const dotString = new RegExp(String.raw`^${atom}(?:\.${atom})*$`, 'u');
const quotedString = /^"(?:[\x21\x23-\x5b\x5d-\x7e]|\\[\x21-\x7e])+"$/;
// Labels of up to 63 bytes; the last has at least two and is no number.
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
// Names that lead nowhere from outside: RFC 6761, 6762 and 8375, and ICANN's resolution of July 2024.
const inside = String.raw`(?:invalid|localhost|local|internal|home\.arpa)$`;
const hostName = new RegExp(String.raw`^(?!.*\.${inside})(?:${label}\.)+(?!\d+$)(?=..)${label}$`, 'i');
const asciiHost = /^[a-z0-9.-]*$/i;
const unicodeHost = /^[a-z0-9.\-\u0080-\u{10ffff}]*$/iu;
// The mapping of UTS 46 would silently drop white space and invisible characters, and take other full stops
// for dots, which mail servers do not.
const mapped = /[\p{Z}\p{C}\u3002\uff0e\uff61]/u;

/**
 * Whether mail from outside can reach an address: local part, `@`, a domain with a dot, as long as RFC 5321
 * allows. RFC 6531 and UTS 46 count; hosts without a dot and IP literals do not. Linear in the text.
 */
export function isEmailAddress(text: string): boolean {
  if (text.length > maxAddressOctets || Buffer.byteLength(text) > maxAddressOctets) return false;
  const at = text.lastIndexOf('@');
  if (at < 1) return false;
  return isLocalPart(text.slice(0, at)) && isMailDomain(text.slice(at + 1));
}

function isLocalPart(local: string): boolean {
  if (!dotString.test(local) && !quotedString.test(local)) return false;
  return Buffer.byteLength(local) <= maxLocalOctets;
}

function isMailDomain(domain: string): boolean {
  if (hostName.test(domain)) return true;
  if (asciiHost.test(domain) || !unicodeHost.test(domain) || mapped.test(domain)) return false;
  // Its A-labels; empty where it has none.
  const host = domainToASCII(domain);
  return host.length <= maxDomainOctets && hostName.test(host);
}
