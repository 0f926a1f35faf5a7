import { type LockedPackage, shippedPackages } from './locked-packages.ts';

/** docs/licences.md: what ships. Only the lock file decides, so it is the same on every machine. */
export function licencesDocument(): string {
  const rows = shippedPackages()
    .sort((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1))
    .map(({ name, version, license }) => `| \`${name}\` | ${version} | ${license} |`);
  const unique = [...new Set(rows)];
  return `# Licences of what ships

\`npm run generate\` makes this list from package-lock.json: the ${unique.length} packages that
\`npm ci --omit=dev\` installs, each with the licence that it declares. The text of each licence is in its
package. \`test/supply.test.ts\` lists the accepted licences and fails for any other.
\`npm run --silent sbom\` prints the same packages as a CycloneDX document, with their digests.

The service itself is MIT. [NOTICE.md](../NOTICE.md) names the sources of its data and the credit that they
ask for.

| package | version | licence |
|---|---|---|
${unique.join('\n')}
`;
}

const sortKey = ({ name, version }: LockedPackage) => `${name} ${version}`;
