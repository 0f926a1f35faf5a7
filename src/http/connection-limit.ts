import type { Server } from 'node:http';
import { BlockList, isIPv6, type Socket } from 'node:net';
import { addressOwner } from './client-address.ts';
import type { ConnectionLimit } from './request-observer.ts';

export interface ConnectionLimits {
  readonly most: number;
  /** Most of one address, or of the first 64 bits of an IPv6 address. */
  readonly mostPerAddress: number;
  /** Addresses and networks of proxies, which bring the connections of many. */
  readonly trustedProxies: readonly string[];
}

/** Closes new connections while too many are open, and reports which limit it was. */
export function limitConnections(
  server: Server,
  { most, mostPerAddress, trustedProxies }: ConnectionLimits,
  onClosed: (limit: ConnectionLimit) => void,
): void {
  server.maxConnections = most;
  server.on('drop', () => onClosed('all'));
  const proxies = networksOf(trustedProxies);
  const byAddress = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    if (address === '' || proxies.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')) return;
    const owner = addressOwner(address);
    const open = byAddress.get(owner) ?? 0;
    if (open >= mostPerAddress) {
      socket.destroy();
      onClosed('address');
      return;
    }
    byAddress.set(owner, open + 1);
    socket.once('close', () => {
      const left = (byAddress.get(owner) ?? 0) - 1;
      if (left > 0) byAddress.set(owner, left);
      else byAddress.delete(owner);
    });
  });
}

function networksOf(list: readonly string[]): BlockList {
  const networks = new BlockList();
  for (const entry of list) {
    const [address = '', bits] = entry.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) networks.addAddress(address, family);
    else networks.addSubnet(address, Number(bits), family);
  }
  return networks;
}
