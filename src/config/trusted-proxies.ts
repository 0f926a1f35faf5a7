import { isIP } from 'node:net';

/** Separated by spaces or commas; undefined where the text holds anything else. */
export function parseTrustedProxies(text: string): readonly string[] | undefined {
  const proxies = text.split(/[\s,]+/).filter((proxy) => proxy !== '');
  return proxies.every(isAddressOrNetwork) ? proxies : undefined;
}

/** An IP address, with or without a prefix length. /0 is refused: it would trust everybody as a proxy. */
function isAddressOrNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}
