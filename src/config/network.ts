import { isIP } from 'node:net';

/** Whether only this machine reaches a host. An IPv6 address may stand in brackets, as in a URL. */
export function isLoopback(host: string): boolean {
  return /^(localhost|\[::1\]|::1|127(\.\d{1,3}){3})$/i.test(host);
}

/** Whether traffic to and from a URL stays on this machine, or is encrypted. */
export function isPrivate(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' || isLoopback(hostname);
}

/** Separated by spaces or commas; undefined where the text holds anything else. */
export function parseTrustedProxies(text: string): readonly string[] | undefined {
  const proxies: string[] = text.match(/[^\s,]+/g) ?? [];
  return proxies.every(isAddressOrNetwork) ? proxies : undefined;
}

/** An IP address, with or without a prefix length. /0 is refused: it would trust everybody as a proxy. */
function isAddressOrNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}
