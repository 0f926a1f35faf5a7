// scripts/source-folders.json says which folder of src may import which; the table in ARCHITECTURE.md is made
// from it too.
const sourceFolders = require('./scripts/source-folders.json');

const isFolder = (name) => name.endsWith('/');
const isWiring = ({ imports }) => imports === 'everything';
const anyOf = (names) =>
  names.map((name) => name.replaceAll('.', '\\.') + (isFolder(name) ? '' : '$')).join('|');

const wiring = anyOf(sourceFolders.filter(isWiring).flatMap(({ folders }) => folders));
const domain = anyOf(sourceFolders.filter(({ isDomain }) => isDomain).flatMap(({ folders }) => folders));
const traces = '^src/observability/(tracing|spans)';
const free = anyOf(['operator-error.ts', 'version.ts']);

const importRules = sourceFolders
  .filter((entry) => !isWiring(entry))
  .flatMap(({ folders, imports }) =>
    folders.filter(isFolder).map((folder) => ({
      name: `imports-of-${folder.replace('/', '')}`,
      severity: 'error',
      from: { path: `^src/${folder}`, pathNot: '\\.test\\.ts$' },
      to: {
        path: '^src/',
        pathNot: [
          `^src/(${free})`,
          ...[folder, ...imports.map((name) => `${name}/`)].map((name) => `^src/${name}`),
        ],
      },
    })),
  );

// The rooms of a folder. What lies beside them stands above them all, but for the type of an address.
const isOf = (room) => `^src/${room}/[^/]+\\.(ts|json)$`;
const roomRules = sourceFolders
  .filter(({ rooms }) => rooms !== undefined)
  .flatMap(({ folders: [folder], rooms }) =>
    Object.entries(rooms).map(([room, imports]) => ({
      name: `imports-of-${folder}${room}`,
      severity: 'error',
      from: { path: isOf(folder + room), pathNot: '\\.test\\.ts$' },
      to: {
        path: `^src/${folder}`,
        pathNot: [
          `^src/${folder}postal-address\\.ts$`,
          ...[room, ...imports].map((name) => isOf(folder + name)),
        ],
      },
    })),
  );

module.exports = {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'only-entry-points-wire',
      severity: 'error',
      from: { path: '^src/', pathNot: `^src/(${wiring})|\\.test\\.ts$` },
      to: { path: `^src/(${wiring})` },
    },
    {
      name: 'commands-load-what-they-do-when-they-do-it',
      severity: 'error',
      from: { path: '^src/(main\\.ts$|cli/[^/]+\\.ts$)' },
      to: {
        path: '^src/|node_modules',
        pathNot: [
          '^src/cli/[^/]+\\.(ts|json)$',
          // Lists of words and an error, with nothing behind them.
          '^src/(operator-error|version|checkout/(ports|caller)|decisions/decision-store|events/event-store|registry/registry-entries)\\.ts$',
          'node_modules/commander',
        ],
        dependencyTypesNot: ['dynamic-import', 'type-only'],
      },
    },
    ...importRules,
    ...roomRules,
    {
      name: 'who-serves-compiles-nothing',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: '^src/(cli/actions|(gazetteer|streets)/(compile|import))/|\\.test\\.ts$',
      },
      to: { path: '^src/(gazetteer|streets)/(compile|import)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'only-metrics-know-prometheus',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/observability/' },
      to: { path: 'node_modules/prom-client' },
    },
    {
      name: 'only-traces-know-opentelemetry',
      severity: 'error',
      from: { path: '^src/', pathNot: traces },
      to: { path: 'node_modules/@opentelemetry' },
    },
    {
      name: 'traces-are-loaded-where-they-are-asked-for',
      severity: 'error',
      from: { path: '^src/', pathNot: traces },
      to: { path: traces, dependencyTypesNot: ['dynamic-import', 'type-only'] },
    },
    {
      name: 'domain-without-frameworks',
      severity: 'error',
      from: {
        path: `^src/(${domain})`,
        pathNot: '\\.test\\.ts$',
      },
      to: { dependencyTypes: ['npm'], pathNot: 'node_modules/(stdnum|libphonenumber-js)' },
    },
    {
      name: 'domain-without-input-and-output',
      severity: 'error',
      from: {
        path: `^src/(${domain})`,
        pathNot: '\\.test\\.ts$',
      },
      // url encodes domains; module loads those validators of tax numbers that a market names.
      to: { dependencyTypes: ['core'], pathNot: '^(node:)?(url|module)$' },
    },
    {
      name: 'client-stands-alone',
      severity: 'error',
      from: { path: '^client/src/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^client/src/' },
    },
    {
      name: 'pages-are-clients',
      severity: 'error',
      from: { path: '^(demo|console)/', pathNot: '\\.test\\.ts$' },
      // Words of a language hold no code.
      to: { path: '^(src|test|scripts)/', pathNot: '^src/words/' },
    },
    {
      name: 'service-without-client',
      severity: 'error',
      from: { path: '^src/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(client|demo|console)/' },
    },
    {
      name: 'no-tests-in-production',
      severity: 'error',
      from: { path: '^src/', pathNot: '\\.test\\.ts$' },
      to: { path: '\\.test\\.ts$|^test/' },
    },
    {
      // What only another package brings along may be gone with its next version.
      name: 'packages-are-dependencies-of-ours',
      severity: 'error',
      from: { path: '^(src|client/src)/', pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'nothing-unresolved',
      severity: 'error',
      from: { path: '^(src|client/src)/' },
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
