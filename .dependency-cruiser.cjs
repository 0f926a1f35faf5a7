// Which folder may import from which: a request flows http -> checkout -> address | application -> store, and only
// entry points and the wiring see both sides.
const entryPoints = '^src/(main|index|wiring|watching|open-store|load-markets)\\.ts$|^src/cli/';
const only = (name, from, allowed) => ({
  name,
  severity: 'error',
  from: { path: `^src/${from}/`, pathNot: '\\.test\\.ts$' },
  to: {
    path: '^src/',
    pathNot: [`^src/${from}/`, '^src/operator-error\\.ts$', ...allowed.map((folder) => `^src/${folder}/`)],
  },
});

module.exports = {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'only-entry-points-wire',
      severity: 'error',
      from: { path: '^src/', pathNot: `${entryPoints}|\\.test\\.ts$` },
      to: { path: '^src/((wiring|watching|open-store|load-markets)\\.ts$|cli/|main\\.ts$)' },
    },
    {
      name: 'commands-load-what-they-do-when-they-do-it',
      severity: 'error',
      from: { path: '^src/(main\\.ts$|cli/[^/]+\\.ts$)' },
      to: {
        path: '^src/|node_modules',
        pathNot: [
          '^src/cli/[^/]+\\.ts$',
          // Lists of words and an error, with nothing behind them.
          '^src/(operator-error|version|checkout/(ports|caller)|events/event-store|registry/record-kinds)\\.ts$',
          'node_modules/commander',
        ],
        dependencyTypesNot: ['dynamic-import', 'type-only'],
      },
    },
    only('problem-stands-alone', 'problem', []),
    only('submission-knows-problems', 'submission', ['problem']),
    only('address-is-pure', 'address', ['problem']),
    only('application-is-pure', 'application', ['problem', 'submission', 'market']),
    only('market-knows-addresses', 'market', ['address', 'problem', 'submission', 'application']),
    only('checkout-knows-the-domain', 'checkout', [
      'address',
      'application',
      'market',
      'problem',
      'submission',
    ]),
    only('forms-show-markets', 'address-form', ['address', 'checkout', 'market', 'problem']),
    only('completion-asks-the-engine', 'completion', ['address', 'problem', 'submission']),
    only('gazetteer-serves-the-engine', 'gazetteer', ['address']),
    only('streets-serve-the-engine', 'streets', ['address', 'gazetteer']),
    only('store-implements-ports', 'store', [
      'address',
      'application',
      'checkout',
      'events',
      'leases',
      'market',
      'problem',
      'retention',
    ]),
    only('leases-stand-alone', 'leases', []),
    only('events-know-leases', 'events', ['leases']),
    only('retention-takes-a-lease', 'retention', ['leases']),
    only('http-calls-checkout', 'http', [
      'address-form',
      'completion',
      'checkout',
      'application',
      'market',
      'address',
      'problem',
      'submission',
      'credentials',
      'pages',
      'platform',
      'demo',
      'limits',
      'wire',
    ]),
    // It gathers what comes at the same moment, as the store does.
    only('limits-count', 'limits', ['store']),
    only('platform-keeps-records', 'platform', ['checkout', 'registry', 'application', 'market', 'problem']),
    only('wire-shapes-the-domain', 'wire', [
      'checkout',
      'application',
      'address',
      'market',
      'problem',
      'submission',
    ]),
    only('registry-reads-records', 'registry', [
      'checkout',
      'address',
      'market',
      'problem',
      'submission',
      'application',
    ]),
    only('credentials-make-callers', 'credentials', ['checkout', 'market', 'config', 'submission']),
    only('pages-are-read', 'pages', []),
    only('demo-asks-for-tokens', 'demo', [
      'config',
      'credentials',
      'market',
      'pages',
      'problem',
      'submission',
    ]),
    only('config-stands-alone', 'config', []),
    only('traces-show', 'tracing', ['checkout', 'http', 'store', 'config']),
    only('metrics-count', 'metrics', ['checkout', 'http', 'problem', 'store', 'events', 'gazetteer']),
    {
      name: 'only-metrics-know-prometheus',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/metrics/' },
      to: { path: 'node_modules/prom-client' },
    },
    {
      name: 'only-traces-know-opentelemetry',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/tracing/' },
      to: { path: 'node_modules/@opentelemetry' },
    },
    {
      name: 'traces-are-loaded-where-they-are-asked-for',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/tracing/' },
      to: { path: '^src/tracing/', dependencyTypesNot: ['dynamic-import', 'type-only'] },
    },
    {
      name: 'domain-without-frameworks',
      severity: 'error',
      from: {
        path: '^src/(address|address-form|application|completion|market|checkout|problem|submission)/',
        pathNot: '\\.test\\.ts$',
      },
      to: { dependencyTypes: ['npm'], pathNot: 'node_modules/(stdnum|libphonenumber-js)' },
    },
    {
      name: 'domain-without-input-and-output',
      severity: 'error',
      from: {
        path: '^src/(address|address-form|application|completion|market|checkout|problem|submission)/',
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
      name: 'demo-is-a-client',
      severity: 'error',
      from: { path: '^demo/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(src|test|scripts)/' },
    },
    {
      name: 'service-without-client',
      severity: 'error',
      from: { path: '^src/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(client|demo)/' },
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
      from: { path: '^(src|client/src)/', pathNot: '\\.test\\.ts$|^src/gazetteer/build-' },
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
