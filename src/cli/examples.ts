const program = 'checkout-verification';

/** By the words of a command: what stands behind them, or a whole line where something stands before them. */
const own: Readonly<Record<string, readonly string[]>> = {
  '': ['serve', 'token --market DE', 'verify addresses.csv --output csv > judged.csv'],
  serve: ['', 'PORT=9000 WORKERS=4 checkout-verification serve'],
  token: ['', '--profile "" --session visit-1 --market DE', '--scope platform --ttl 600'],
  import: [
    'branches branches.csv',
    'profiles profiles.ndjson --by ann',
    'TOKEN_FILE=/run/secrets/token checkout-verification import profiles profiles.csv --url https://checkout.example.com',
  ],
  verify: [
    'addresses.csv --output csv > judged.csv',
    'customers.csv --market DE --columns "City=Ort,PostalCode=PLZ"',
    'addresses.ndjson --explain',
    'echo \'{"Market":"US","City":"Freemont","Province":"CA","PostalCode":"94539"}\' | checkout-verification verify',
  ],
  migrate: [
    'DATABASE_URL=postgres://checkout@127.0.0.1/checkout checkout-verification migrate',
    '--shards 64',
  ],
  purge: ['--dry-run', ''],
  keys: ['list', 'rotate'],
  'keys list': [''],
  'keys rotate': ['ENCRYPTION_KEYS="k2:…,k1:…" checkout-verification keys rotate'],
  data: ['list', 'add geonames --country DE AT', 'remove DE'],
  'data add': ['geonames --country DE AT CH', 'ban adresses-75.csv.gz'],
  'data add geonames': ['--country DE AT', 'DE.zip --divisions admin1CodesASCII.txt'],
  'data add geonames-names': ['DE.zip', 'alternateNames.zip --alternate'],
  'data add japan-post': ['utf_ken_all.zip --latin KEN_ALL_ROME.zip'],
  'data add history': ['--country DE --columns "City=Ort,PostalCode=PLZ" orders.csv'],
  'data add sepomex': ['CPdescarga.txt'],
  'data add openaddresses': ['--country US us-ca.geojson.gz'],
  'data add ban': ['adresses-75.csv.gz --replace'],
  'data add gnaf-core': ['GNAF_CORE.psv'],
  'data add nad': ['NAD.txt'],
  'data add tiger-addrfeat': ['tl_06001_addrfeat.zip'],
  'data add csv': [
    '--country AT --columns postalCode=PLZ,locality=ORT orte.csv',
    '--country AT --columns number=HNR,street=STRASSE,postalCode=PLZ adressen.csv',
  ],
  'data list': ['', '--country DE'],
  'data measure': ['FR addresses.csv'],
  'data remove': ['DE AT', 'US --streets'],
  events: ['list --status pending', 'replay --expired'],
  learned: ['list --state proposed'],
  'learned list': ['--state proposed --market BR'],
  'learned approve': ['--market US --city "Warm Springs" --province CA --code 94539'],
  'learned reject': ['--market DE --city Entenhausen --code 10115'],
  'learned export': ['> taught.ndjson'],
  'events list': ['--cart c-1 --limit 20'],
  'events replay': ['--expired', '--since 2026-03-01T12:00:00Z'],
  audit: ['list --profile p-1 --since 2026-03-01'],
  'audit list': ['--profile p-1 --since 2026-03-01', '--action "override address" --limit 20'],
  export: ['--profile p-1 --by ann > p-1.json'],
  erase: ['--session visit-1 --yes --by ann'],
  completion: [
    'source <(checkout-verification completion bash)',
    'zsh > ~/.zsh/completions/_checkout-verification',
    'fish > ~/.config/fish/completions/checkout-verification.fish',
  ],
};

/** Lines to copy. Each command has some; a test parses them with the command itself. */
export const examples: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(own).map(([words, lines]) => [words, lines.map((line) => lineOf(words, line))]),
);

function lineOf(words: string, line: string): string {
  if (line.includes(`${program} `)) return line;
  return [program, words, line].filter((part) => part !== '').join(' ');
}
