import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Compile } from 'typebox/schema';
import { describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { createProgram } from '../../src/cli/program.ts';
import { readSettings } from '../../src/config/settings.ts';
import { settingsTable } from '../../src/config/settings-table.ts';
import { healthOperations } from '../../src/http/operations/operations.ts';
import { findProgram } from '../support/programs.ts';
import { skipUnless } from '../support/skip-unless.ts';

const root = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
const commands = createProgram().commands.map((command) => command.name());

interface Container {
  readonly args: readonly string[];
  readonly command?: readonly string[];
  readonly volumeMounts?: readonly object[];
  readonly env: readonly { readonly name: string; readonly value: string }[];
  readonly ports?: readonly { readonly name: string; readonly containerPort: number }[];
  readonly securityContext: object;
  readonly resources: { readonly requests: object; readonly limits: object };
  readonly [member: string]: unknown;
}

interface PodSpec {
  readonly containers: readonly Container[];
  readonly initContainers?: readonly Container[];
  readonly securityContext: object;
  readonly automountServiceAccountToken: boolean;
  readonly volumes?: readonly { readonly name: string }[];
}

interface Manifest {
  readonly kind: string;
  readonly metadata: { readonly name: string; readonly annotations?: object };
  readonly stringData?: Readonly<Record<string, string>>;
  readonly spec: {
    readonly template: { readonly spec: PodSpec; readonly metadata: { readonly labels: object } };
    readonly selector: { readonly matchLabels?: object };
    readonly ports: readonly { readonly targetPort: string }[];
  };
}

const manifests = readdirSync(new URL('deploy/kubernetes/', root)).flatMap((file) =>
  parseAllDocuments(read(`deploy/kubernetes/${file}`), { uniqueKeys: true }).map((document) => {
    expect(document.errors).toEqual([]);
    return document.toJS() as Manifest;
  }),
);
const dockerfile = read('Dockerfile').replaceAll('\\\n', ' ');
const instructions = dockerfile.split('\n').filter((line) => /^[A-Z]+ /.test(line));
const imageEnvironment = environmentIn(dockerfile, /^ENV (.*)$/gm);
/** Supplied by the secret, the shell or the unit's file. */
const filledIn = {
  AUTH_JWKS_URL: 'https://login.example.com/jwks',
  AUTH_ISSUER: 'https://login.example.com/',
  AUTH_AUDIENCE: 'checkout',
  DATABASE_URL: 'postgres://checkout:word@127.0.0.1/checkout',
  ENCRYPTION_KEYS: `k1:${randomBytes(32).toString('base64')}`,
};

function environmentIn(text: string, line: RegExp): Record<string, string> {
  const pairs = [...text.matchAll(line)].flatMap(([, found = '']) => found.split(' '));
  return Object.fromEntries(pairs.map((pair) => pair.split('=', 2)));
}

function expectSettings(names: readonly string[]): void {
  expect(names.length).toBeGreaterThan(0);
  expect(Object.keys(settingsTable)).toEqual(expect.arrayContaining([...names]));
}

/** The image and the unit set the same options of Node as `npm start`. */
const nodeOptions: readonly string[] =
  /^exec node (.+) dist\/main\.js \$\(.+\) serve$/
    .exec(JSON.parse(read('package.json')).scripts.start)?.[1]
    ?.split(' ') ?? [];

test('Node knows the options that it is started with', () => {
  expect(nodeOptions.length).toBeGreaterThan(0);
  expect(spawnSync(process.execPath, [...nodeOptions, '--eval', '0']).status).toBe(0);
});

describe('the Dockerfile', () => {
  test('builds on one pinned version of Node and adds nothing from elsewhere', () => {
    expect(dockerfile).toMatch(/^ARG NODE=node:\d+\.\d+\.\d+-bookworm-slim$/m);
    const bases = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, base]) => base);
    expect(bases).toEqual(Array(3).fill(`\${NODE}`));
    expect(instructions.filter((line) => /^ADD |https?:\/\/(?!127\.0\.0\.1)/.test(line))).toEqual([]);
  });

  test('installs without scripts, and only the packages needed to run', () => {
    expect(instructions.filter((line) => line.startsWith('RUN npm'))).toEqual([
      expect.stringMatching(/^RUN npm ci --omit=dev --ignore-scripts /),
    ]);
  });

  test('copies what exists', () => {
    const fromContext = instructions.filter((line) => /^COPY (?!--)/.test(line) && line !== 'COPY . .');
    const paths = fromContext.flatMap((line) => line.split(' ').slice(1, -1));
    expect(paths.length).toBeGreaterThan(2);
    for (const path of paths) expect([path, existsSync(new URL(path, root))]).toEqual([path, true]);
  });

  test('copies from earlier stages only files that exist there, and several files only into folders', () => {
    const copies = instructions.filter((line) => line.startsWith('COPY --from='));
    expect(copies.length).toBeGreaterThan(2);
    for (const line of copies) {
      const [, stage, ...paths] = line.split(/ |=/).slice(1);
      const sources = paths.slice(0, -1).map((path) => path.replace('/app/', ''));
      expect(dockerfile).toMatch(new RegExp(`^FROM \\S+ AS ${stage}$`, 'm'));
      for (const path of sources) expect([path, existsSync(new URL(path, root))]).toEqual([path, true]);
      if (sources.length > 1) expect(paths.at(-1)).toMatch(/\/$/);
    }
  });

  test.each([
    ['has only absolute working folders', /^WORKDIR (?!\/)/],
    ['starts processes without a shell, which would keep signals from them', /^(?:ENTRYPOINT|CMD) (?!\[)/],
    ['keeps secrets out of its layers', /^(?:ARG|ENV) .*(?:KEY|SECRET|TOKEN|PASSWORD|DATABASE_URL)/i],
    ['becomes root nowhere', /^USER (?:root|0)\b/],
    ['changes no rights for everybody', /chmod (?:-R )?(?:777|a\+w)/],
  ])('%s', (_rule, forbidden) => {
    expect(instructions.filter((line) => forbidden.test(line))).toEqual([]);
  });

  test('runs a command as a user other than root, and checks that it is ready', () => {
    const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));
    expect(last).toMatch(/^USER node$/m);
    const entry = JSON.parse(/^ENTRYPOINT (.+)$/m.exec(last)?.[1] ?? '');
    expect(entry).toEqual(['node', ...nodeOptions, 'dist/main.js']);
    expect(commands).toContain(/^CMD \["(\w+)"\]$/m.exec(last)?.[1]);
    expect(/^HEALTHCHECK .*$/m.exec(last)?.[0]).toContain(
      `\${process.env.PORT}${healthOperations.checkReadiness.path}`,
    );
    expectSettings(Object.keys(imageEnvironment));
  });

  test('is in production mode: by itself it does not start, and a trial has to be asked for in words', () => {
    expect(() => readSettings(imageEnvironment)).toThrow(/^AUTH_JWKS_URL.*\nENCRYPTION_KEYS/);
    expect(readSettings({ ...imageEnvironment, ...filledIn }).http.host).toBe('0.0.0.0');
    const trial = { ...imageEnvironment, NODE_ENV: 'development' };
    expect(() => readSettings(trial)).toThrow(/^HOST must be this machine/);
    const allowed = readSettings({ ...trial, ALLOW_QUICK_START_ON_NETWORK: 'true' });
    expect(allowed).toMatchObject({ credentials: undefined, demo: false });
    expect(read('docs/operations.md')).toContain(
      '-e NODE_ENV=development -e ALLOW_QUICK_START_ON_NETWORK=true',
    );
  });
});

test('only named files go into the image', () => {
  const rules = read('.dockerignore')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  expect(rules[0]).toBe('*');
  const named = rules.filter((rule) => rule.startsWith('!')).map((rule) => rule.slice(1));
  for (const path of named) expect([path, existsSync(new URL(path, root))]).toEqual([path, true]);
  expect(named).not.toEqual(expect.arrayContaining(['.env']));
  expect(named).not.toEqual(expect.arrayContaining(['.data']));
});

describe('the manifests', () => {
  const pods = manifests.filter(({ kind }) => kind === 'Deployment' || kind === 'Job');
  const specOf = (manifest: Manifest) => manifest.spec.template.spec;
  const containers = pods.flatMap((pod) => specOf(pod).containers);
  const deployment = manifests.find(({ kind }) => kind === 'Deployment');

  test('are a deployment, a service, a network policy, a budget, scaling, a migration and a secret', () => {
    expect(manifests.map(({ kind }) => kind).sort()).toEqual([
      'Deployment',
      'HorizontalPodAutoscaler',
      'Job',
      'NetworkPolicy',
      'PodDisruptionBudget',
      'Secret',
      'Service',
    ]);
  });

  test('set settings that exist, and secrets only from the secret, which is a template', () => {
    const secret = manifests.find(({ kind }) => kind === 'Secret')?.stringData ?? {};
    expectSettings(Object.keys(secret));
    expect(new Set(Object.values(secret))).toEqual(new Set(['']));
    for (const { env } of containers) {
      expectSettings(env.map(({ name }) => name));
      for (const { name, value } of env) {
        expect(Object.keys(secret)).not.toContain(name);
        expect(typeof value).toBe('string');
      }
    }
  });

  test('start as they are, once the secret is filled in', () => {
    for (const { env } of containers) {
      const own = Object.fromEntries(env.map(({ name, value }) => [name, value]));
      const { DATABASE_URL, ENCRYPTION_KEYS } = filledIn;
      const settings = readSettings({ ...imageEnvironment, ...own, DATABASE_URL, ENCRYPTION_KEYS });
      expect(settings.credentials).toBeDefined();
      expect(() => readSettings({ ...imageEnvironment, ...own })).toThrow(/^ENCRYPTION_KEYS must be set/);
    }
  });

  test('run commands that exist, as a user without rights, on a read-only file system', () => {
    for (const container of containers) {
      expect(commands).toContain(container.args[0]);
      expect(container.securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
      expect(container.resources).toMatchObject({
        requests: { cpu: expect.any(String) },
        limits: { memory: expect.any(String) },
      });
    }
    for (const pod of pods)
      expect(specOf(pod)).toMatchObject({
        automountServiceAccountToken: false,
        securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
      });
  });

  test('probe paths that the service answers, on the port that it listens on', () => {
    const [container] = deployment ? specOf(deployment).containers : [];
    const probe = (path: string) => ({ httpGet: { path, port: 'http' } });
    expect(container).toMatchObject({
      startupProbe: probe(healthOperations.checkReadiness.path),
      readinessProbe: probe(healthOperations.checkReadiness.path),
      livenessProbe: probe(healthOperations.checkLiveness.path),
    });
    const [http] = container?.ports ?? [];
    expect(http).toEqual({ name: 'http', containerPort: settingsTable.PORT.schema.default });
  });

  test('open a port of metrics that the outer service does not have', () => {
    const [container] = deployment ? specOf(deployment).containers : [];
    const port = container?.ports?.find(({ name }) => name === 'metrics')?.containerPort;
    expect(container?.env).toContainEqual({ name: 'METRICS_PORT', value: String(port) });
    const service = manifests.find(({ kind }) => kind === 'Service')?.spec;
    expect(service?.ports.map(({ targetPort }) => targetPort)).toEqual(['http']);
  });

  test('open the port of metrics to Prometheus only, and the port of requests to anybody', () => {
    const policy = manifests.find(({ kind }) => kind === 'NetworkPolicy')?.spec;
    const labels = deployment?.spec.template.metadata.labels;
    expect(policy).toMatchObject({ podSelector: { matchLabels: labels }, policyTypes: ['Ingress'] });
    const prometheus = { 'app.kubernetes.io/name': 'prometheus' };
    const from = [{ namespaceSelector: {}, podSelector: { matchLabels: prometheus } }];
    expect(policy).toHaveProperty('ingress', [
      { ports: [{ port: 'http' }] },
      { from, ports: [{ port: 'metrics' }] },
    ]);
  });

  test('select the intended pods, and no migration', () => {
    const labels = deployment?.spec.template.metadata.labels;
    const selectors = manifests.flatMap(({ spec, kind }) =>
      kind === 'Deployment' || kind === 'PodDisruptionBudget' ? [spec.selector.matchLabels] : [],
    );
    const service = manifests.find(({ kind }) => kind === 'Service')?.spec;
    expect([...selectors, service?.selector]).toEqual(Array(3).fill(labels));
    expect(service?.ports[0]?.targetPort).toBe('http');
    const job = manifests.find(({ kind }) => kind === 'Job')?.spec.template.metadata.labels;
    expect(job).not.toEqual(labels);
  });
});

describe('the compose file', () => {
  interface ComposeService {
    readonly command?: readonly string[];
    readonly environment: Readonly<Record<string, string>>;
    readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
    readonly read_only?: boolean;
    readonly image: string;
    readonly ports?: readonly string[];
    readonly volumes?: readonly string[];
  }
  const { services } = parse(read('deploy/compose.yaml'), { merge: true }) as {
    services: Readonly<Record<string, ComposeService>>;
  };

  test('migrates before it serves, read-only, with settings that exist', () => {
    expect(services.checkout?.depends_on).toEqual({
      migrate: { condition: 'service_completed_successfully' },
    });
    for (const name of ['migrate', 'checkout']) {
      const service = services[name];
      expect(commands).toContain(service?.command?.[0]);
      expect(service?.read_only).toBe(true);
      expectSettings(Object.keys(service?.environment ?? {}));
    }
  });

  test('holds no secret and no floating image', () => {
    const { ENCRYPTION_KEYS, DATABASE_URL } = services.checkout?.environment ?? {};
    expect(ENCRYPTION_KEYS).toMatch(/^\$\{ENCRYPTION_KEYS:\?/);
    expect(DATABASE_URL).toMatch(/:\$\{POSTGRES_PASSWORD:\?[^}]*\}@/);
    for (const name of ['postgres', 'valkey']) expect(services[name]?.image).toMatch(/:\d+-alpine$/);
    for (const name of ['prometheus', 'grafana']) expect(services[name]?.image).toMatch(/:v?\d+\.\d+\.\d+$/);
  });

  test('watches the service with files that exist, for this machine only', () => {
    for (const name of ['prometheus', 'grafana']) {
      for (const port of services[name]?.ports ?? ['none']) expect(port).toMatch(/^127\.0\.0\.1:/);
      const mounted = (services[name]?.volumes ?? []).filter((volume) => volume.startsWith('./'));
      expect(mounted.length).toBeGreaterThan(0);
      for (const volume of mounted) {
        const [path = '', , mode] = volume.split(':');
        expect([path, mode, existsSync(new URL(`deploy/${path}`, root))]).toEqual([path, 'ro', true]);
      }
    }
    const { rule_files, scrape_configs } = parse(read('deploy/prometheus/prometheus.yml'));
    expect(rule_files.map((file: string) => existsSync(new URL(`deploy/prometheus/${file}`, root)))).toEqual([
      true,
    ]);
    const port = Number(services.checkout?.environment.METRICS_PORT);
    expect(scrape_configs).toMatchObject([
      { job_name: 'checkout-verification', dns_sd_configs: [{ names: ['checkout'], port }] },
    ]);
  });

  test('shows the dashboard of the repository from the Prometheus beside it', () => {
    const { datasources } = parse(read('deploy/grafana/provisioning/datasources/prometheus.yaml'));
    expect(datasources).toMatchObject([
      { type: 'prometheus', url: 'http://prometheus:9090', isDefault: true },
    ]);
    const { providers } = parse(read('deploy/grafana/provisioning/dashboards/checkout-verification.yaml'));
    const [folder] = providers.map(({ options }: { options: { path: string } }) => options.path);
    expect(services.grafana?.volumes).toContain(
      `./grafana/checkout-verification.json:${folder}/checkout-verification.json:ro`,
    );
  });
});

describe('the chart', () => {
  const folder = fileURLToPath(new URL('deploy/helm/checkout-verification/', root));
  const values = parse(read('deploy/helm/checkout-verification/values.yaml'));
  const schema = JSON.parse(read('deploy/helm/checkout-verification/values.schema.json'));
  const helm = findProgram('helm');
  const withHelm = skipUnless(helm, 'install helm');
  const render = (...args: string[]): Manifest[] => {
    const { status, stdout, stderr } = spawnSync(helm ?? '', ['template', 'shop', folder, ...args], {
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([0, '']);
    return parseAllDocuments(stdout, { uniqueKeys: true }).flatMap((document) => {
      expect(document.errors).toEqual([]);
      return (document.toJS() as Manifest | null) ?? [];
    });
  };

  test('has the version that it installs', () => {
    const { version, appVersion } = parse(read('deploy/helm/checkout-verification/Chart.yaml'));
    const { version: released } = JSON.parse(read('package.json'));
    expect([version, appVersion]).toEqual([released, released]);
  });

  test('has values for settings that exist, and refuses secrets among them', () => {
    expectSettings(Object.keys(values.settings));
    const { DATABASE_URL, ENCRYPTION_KEYS } = filledIn;
    const settings = { ...imageEnvironment, ...values.settings, DATABASE_URL, ENCRYPTION_KEYS };
    expect(readSettings(settings).credentials).toBeDefined();
    const refused: string[] = schema.properties.settings.propertyNames.not.enum;
    expectSettings(refused);
    const secret = manifests.find(({ kind }) => kind === 'Secret')?.stringData ?? {};
    expect(refused).toEqual(expect.arrayContaining(Object.keys(secret)));
  });

  test('describes every value', () => {
    expect(
      Object.keys(schema.properties)
        .filter((name) => name !== 'global')
        .sort(),
    ).toEqual(Object.keys(values).sort());
  });

  test('reads values that there are', () => {
    const templates = readdirSync(join(folder, 'templates')).map((file) =>
      read(`deploy/helm/checkout-verification/templates/${file}`),
    );
    const paths = [...templates.join('').matchAll(/\.Values\.([\w.]+)/g)].map(([, path = '']) =>
      path.split('.'),
    );
    expect(paths.length).toBeGreaterThan(30);
    for (const path of paths) {
      const found = path.reduce<unknown>((node, key) => (node as Record<string, unknown>)?.[key], values);
      expect([path, found]).toEqual([path, expect.anything()]);
    }
  });

  describe('the folder of data', () => {
    const check = Compile(schema);
    const isTaken = (data: object) => check.Check({ ...values, data: { ...values.data, ...data } });
    const load = [['geonames', '--country', 'DE']];

    test.each([
      ['two claims', { existingClaim: 'streets', size: '10Gi' }],
      ['data for no claim', { load }],
      ['a size without a unit', { size: '10' }],
      ['a claim with a name that none can have', { existingClaim: 'My claim' }],
      ['an importer without its source', { size: '10Gi', load: [['geonames']] }],
      ['one text for many arguments', { size: '10Gi', load: ['geonames --country DE'] }],
      ['a value that nobody reads', { claim: 'streets' }],
    ])('refuses %s', (_title, data) => {
      expect(isTaken(data)).toBe(false);
    });

    test.each([
      ['nothing', {}],
      ['a claim that is there', { existingClaim: 'streets' }],
      ['a claim that is there, and what is loaded into it', { existingClaim: 'streets', load }],
      ['a claim that the chart makes', { size: '10Gi', storageClass: 'fast', accessMode: 'ReadWriteOnce' }],
      ['both', { size: '10Gi', load }],
    ])('takes %s', (_title, data) => {
      expect(isTaken(data)).toBe(true);
    });

    const dataOf = (all: readonly Manifest[]) =>
      all
        .find(({ kind }) => kind === 'Deployment')
        ?.spec.template.spec.volumes?.find(({ name }) => name === 'data');

    test('is a claim of the operator, or of the chart', withHelm, () => {
      const claimed = (claimName: string) => ({ name: 'data', persistentVolumeClaim: { claimName } });
      expect(dataOf(render())).toEqual({ name: 'data', emptyDir: {} });
      expect(dataOf(render('--set', 'data.existingClaim=streets'))).toEqual(claimed('streets'));
      const all = render('--set', 'data.size=10Gi,data.storageClass=fast');
      expect(dataOf(all)).toEqual(claimed('shop-data'));
      const claim = all.find(({ kind }) => kind === 'PersistentVolumeClaim');
      expect(claim?.metadata.annotations).toEqual({ 'helm.sh/resource-policy': 'keep' });
      expect(claim?.spec).toMatchObject({
        storageClassName: 'fast',
        accessModes: ['ReadWriteMany'],
        resources: { requests: { storage: '10Gi' } },
      });
    });

    test('is loaded by a job, which new instances wait for', withHelm, () => {
      const jobIn = (...args: string[]) => {
        const all = render('--set', 'data.size=10Gi', ...args);
        const job = all.find(({ kind, metadata }) => kind === 'Job' && metadata.name.includes('-data-'));
        const deployment = all.find(({ kind }) => kind === 'Deployment');
        const [waiting] = deployment?.spec.template.spec.initContainers ?? [];
        return { name: job?.metadata.name, pod: job?.spec.template.spec, waiting };
      };
      const german = jobIn('--set-json', `data.load=${JSON.stringify(load)}`);
      const [first] = german.pod?.initContainers ?? [];
      expect(first?.args).toEqual(['data', 'add', 'geonames', '--country', 'DE']);
      expect(first?.volumeMounts).toContainEqual({ name: 'data', mountPath: '/data' });
      const [last] = german.pod?.containers ?? [];
      expect(german.waiting?.command?.at(-1)).toBe(last?.command?.at(-1));
      expect(jobIn('--set-json', 'data.load=[["geonames","--country","FR"]]').name).not.toBe(german.name);
      expect(jobIn()).toEqual({ name: undefined, pod: undefined, waiting: undefined });
    });
  });

  test('runs what the manifests run', withHelm, () => {
    expect(spawnSync(helm ?? '', ['lint', '--strict', folder]).status).toBe(0);
    const rendered = render();
    const kinds = manifests.map(({ kind }) => kind).filter((kind) => kind !== 'Secret');
    expect(rendered.map(({ kind }) => kind).sort()).toEqual(kinds.sort());
    for (const kind of ['Deployment', 'Job']) {
      const containersOf = (all: readonly Manifest[]) =>
        all.find((each) => each.kind === kind)?.spec.template.spec.containers ?? [];
      const [mine] = containersOf(rendered);
      const [theirs] = containersOf(manifests);
      for (const part of [
        'args',
        'ports',
        'envFrom',
        'readinessProbe',
        'livenessProbe',
        'startupProbe',
        'lifecycle',
        'resources',
        'securityContext',
        'volumeMounts',
        'image',
      ])
        expect([part, mine?.[part]]).toEqual([part, theirs?.[part]]);
      expect(mine?.env.map(({ name }) => name).sort()).toEqual(
        expect.arrayContaining(theirs?.env.map(({ name }) => name) ?? []),
      );
    }
  });

  test('renders what can be switched on, and refuses a secret in its values', withHelm, () => {
    const all = render(
      '--set',
      'ingress.enabled=true,metrics.podMonitor=true,markets.US.military=refused,autoscaling.enabled=false',
    );
    expect(all.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['Ingress', 'PodMonitor', 'ConfigMap']),
    );
    const { status } = spawnSync(helm ?? '', ['template', folder, '--set', 'settings.DATABASE_URL=x']);
    expect(status).toBe(1);
  });
});

describe('the systemd unit', () => {
  const path = fileURLToPath(new URL('deploy/systemd/checkout-verification.service', root));
  const unit = readFileSync(path, 'utf8');
  const analyze = findProgram('systemd-analyze');

  test('runs the command with settings that exist', () => {
    const program = '/opt/checkout-verification/dist/main.js';
    expect(unit).toContain(`\nExecStart=/usr/bin/node ${nodeOptions.join(' ')} ${program} serve\n`);
    const own = environmentIn(unit, /^Environment=(.*)$/gm);
    expectSettings(Object.keys(own));
    expect(() => readSettings(own)).toThrow(/^AUTH_JWKS_URL.*\nENCRYPTION_KEYS/);
    expect(readSettings({ ...own, ...filledIn }).credentials).toBeDefined();
  });

  test('is sound and confined', skipUnless(analyze, 'install systemd-analyze'), () => {
    const args = ['security', '--offline=true', '--threshold=20', '--no-pager', path];
    const { status, stdout } = spawnSync(analyze ?? '', args, { encoding: 'utf8' });
    expect(stdout).toMatch(/Overall exposure level/);
    expect(status).toBe(0);
  });
});
