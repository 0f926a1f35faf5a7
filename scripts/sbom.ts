// Prints the packages that ship, as CycloneDX. npm's own `--omit dev` would also leave out packages that both
// the service and its development need, so this removes only the others.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { shippedPackages } from './locked-packages.ts';

interface Bill {
  readonly metadata: { readonly component: object };
  readonly components: readonly {
    readonly 'bom-ref': string;
    readonly name: string;
    readonly version: string;
  }[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
}

const root = new URL('../', import.meta.url);
const { name, version } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'));
const shipped = new Set(shippedPackages().map((each) => `${each.name}@${each.version}`));
shipped.add(`${name}@${version}`);

const args = ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx', '--sbom-type', 'application'];
const { status, stdout } = spawnSync('npm', args, {
  cwd: fileURLToPath(root),
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
  stdio: ['ignore', 'pipe', 'inherit'],
});
if (status !== 0) throw new Error(`npm sbom ended with status ${status}.`);

const bill: Bill = JSON.parse(stdout);
const isShipped = (reference: string) => shipped.has(reference);
const shippedBill = {
  ...bill,
  // npm would name the project after its folder.
  metadata: { ...bill.metadata, component: { ...bill.metadata.component, name } },
  components: bill.components.filter((component) => isShipped(component['bom-ref'])),
  dependencies: bill.dependencies
    .filter(({ ref }) => isShipped(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter(isShipped) })),
};
process.stdout.write(`${JSON.stringify(shippedBill, null, 2)}\n`);
