// Writes npm-shrinkwrap.json, so that installing the package from a registry gives the tree that the tests
// ran with. npm runs this before it packs, and afterwards removes the file: people edit package-lock.json.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';

const file = new URL('../npm-shrinkwrap.json', import.meta.url);

if (process.argv[2] === '--remove') rmSync(file, { force: true });
else writeFileSync(file, `${JSON.stringify(shrinkwrap(), null, 2)}\n`);

/** The lock file without development packages, and without the packages that are published by themselves. */
function shrinkwrap() {
  const lock = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'));
  const entries = Object.entries(lock.packages);
  const [, { devDependencies: _, workspaces: __, ...self }] = entries[0];
  const shipped = entries.filter(
    ([path, { dev, link }]) => path.startsWith('node_modules/') && !dev && !link,
  );
  return { ...lock, packages: { '': self, ...Object.fromEntries(shipped) } };
}
