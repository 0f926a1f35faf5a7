import { relative } from 'node:path';
import { isLoopback } from '../../config/network.ts';
import type { Settings } from '../../config/settings.ts';
import { consolePath, demoPath } from '../../http/routes/page-routes.ts';

export interface WelcomeSettings extends Pick<Settings, 'dataDirectory' | 'demo' | 'console'> {
  readonly http: Pick<Settings['http'], 'host' | 'documents'>;
}

/**
 * How to make a first call, for a service that signs its own tokens.
 *
 * @param address what the service listens on, as a URL
 * @param command path of the file that runs the commands
 */
export function welcome(settings: WelcomeSettings, address: string, command: string): string {
  const { dataDirectory } = settings;
  const url = callable(address);
  const folder = dataDirectory === '.data' ? '' : `DATA_DIR='${dataDirectory}' `;
  const token = `${folder}node ${relative('.', command)} token`;
  const first = `${url}/v1/shopping/checkout/verify/address.json`;
  const headers = `-H "Authorization: Bearer $(${token})" -H 'Content-Type: application/json'`;
  const lines = [
    `Quick start: tokens are signed with a key in ${dataDirectory}. For production see docs/platform.md.`,
    `A token:  ${token}`,
    `Try it:   curl -s ${first} ${headers} -d '${firstBody}'`,
    ...(settings.http.documents ? [`Read:     ${url}/docs`] : []),
    ...demoLine(settings, url),
    ...(settings.console ? [`Console:  ${url}${consolePath}`] : []),
  ];
  return `\n${lines.join('\n')}\n\n`;
}

const firstBody = JSON.stringify({
  Email: 'jo@example.com',
  Name: 'Jo Sample',
  AddressPrimary: '39500 Stevenson Pl',
  City: 'Freemont',
  Province: 'CA',
  PostalCode: '94539',
});

function demoLine({ demo, http }: WelcomeSettings, url: string): string[] {
  if (demo) return [`The demo: ${url}${demoPath}`];
  if (isLoopback(http.host)) return [];
  return ['The demo: off, because everybody on the network could get a token from it; DEMO=true serves it.'];
}

/** An address that can be called: a service that listens on every interface is on this machine's too. */
function callable(address: string): string {
  const url = new URL(address);
  if (url.hostname === '0.0.0.0' || url.hostname === '[::]') url.hostname = 'localhost';
  return url.origin;
}
