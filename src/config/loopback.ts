/** Whether nobody but this machine reaches a host; an IPv6 address may stand in brackets, as in a URL. */
export function isLoopback(host: string): boolean {
  return /^(localhost|\[::1\]|::1|127(\.\d{1,3}){3})$/i.test(host);
}

/** Whether what is sent to a URL, or comes from there, stays on this machine or is encrypted on its way. */
export function isPrivate(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' || isLoopback(hostname);
}
