/** Whether only this machine reaches a host. An IPv6 address may stand in brackets, as in a URL. */
export function isLoopback(host: string): boolean {
  return /^(localhost|\[::1\]|::1|127(\.\d{1,3}){3})$/i.test(host);
}

/** Whether traffic to and from a URL stays on this machine, or is encrypted. */
export function isPrivate(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' || isLoopback(hostname);
}
