import { type LockedPackage, shippedPackages } from './locked-packages.ts';

/** docs/licences.md: what ships with the service, from the lock file alone, so that it is the same on every machine. */
export function licencesDocument(): string {
  const rows = shippedPackages()
    .sort((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1))
    .map(({ name, version, license }) => `| \`${name}\` | ${version} | ${license} |`);
  const unique = [...new Set(rows)];
  return `# Licences of what ships

Made by \`npm run generate\` from package-lock.json: the ${unique.length} packages that \`npm ci --omit=dev\` installs, each under the licence that it declares. The text of each licence lies in its package.
A package under a licence that is not on the list of \`test/supply.test.ts\` fails there. \`npm run --silent sbom\` prints the same packages as a CycloneDX document, with their digests.

The service itself is MIT. What its data is made from, and the credit that it asks for, is in [NOTICE.md](../NOTICE.md).

| package | version | licence |
|---|---|---|
${unique.join('\n')}
`;
}

const sortKey = ({ name, version }: LockedPackage) => `${name} ${version}`;
