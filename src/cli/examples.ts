/**
 * Lines to copy, by the words of the command. Each command has some; a test parses them with the command
 * itself.
 */
export const examples: Readonly<Record<string, readonly string[]>> = {
  '': [
    'checkout-verification serve',
    'checkout-verification token --market DE',
    'checkout-verification verify addresses.csv --output csv > judged.csv',
  ],
  serve: ['checkout-verification serve', 'PORT=9000 WORKERS=4 checkout-verification serve'],
  token: [
    'checkout-verification token',
    'checkout-verification token --profile "" --session visit-1 --market DE',
    'checkout-verification token --scope platform --ttl 600',
  ],
  import: [
    'checkout-verification import branches branches.csv',
    'checkout-verification import profiles profiles.ndjson --by ann',
    'TOKEN_FILE=/run/secrets/token checkout-verification import profiles profiles.csv --url https://checkout.example.com',
  ],
  verify: [
    'checkout-verification verify addresses.csv --output csv > judged.csv',
    'checkout-verification verify customers.csv --market DE --columns "City=Ort,PostalCode=PLZ"',
    'checkout-verification verify addresses.ndjson --explain',
    'echo \'{"Market":"US","City":"Freemont","Province":"CA","PostalCode":"94539"}\' | checkout-verification verify',
  ],
  migrate: [
    'DATABASE_URL=postgres://checkout@127.0.0.1/checkout checkout-verification migrate',
    'checkout-verification migrate --shards 64',
  ],
  purge: ['checkout-verification purge --dry-run', 'checkout-verification purge'],
  keys: ['checkout-verification keys list', 'checkout-verification keys rotate'],
  'keys list': ['checkout-verification keys list'],
  'keys rotate': ['ENCRYPTION_KEYS="k2:…,k1:…" checkout-verification keys rotate'],
  data: [
    'checkout-verification data list',
    'checkout-verification data add geonames --country DE AT',
    'checkout-verification data remove DE',
  ],
  'data add': [
    'checkout-verification data add geonames --country DE AT CH',
    'checkout-verification data add ban adresses-75.csv.gz',
  ],
  'data add geonames': [
    'checkout-verification data add geonames --country DE AT',
    'checkout-verification data add geonames DE.zip --divisions admin1CodesASCII.txt',
  ],
  'data add geonames-names': [
    'checkout-verification data add geonames-names DE.zip',
    'checkout-verification data add geonames-names alternateNames.zip --alternate',
  ],
  'data add japan-post': [
    'checkout-verification data add japan-post utf_ken_all.zip --latin KEN_ALL_ROME.zip',
  ],
  'data add history': [
    'checkout-verification data add history --country DE --columns "City=Ort,PostalCode=PLZ" orders.csv',
  ],
  'data add sepomex': ['checkout-verification data add sepomex CPdescarga.txt'],
  'data add openaddresses': ['checkout-verification data add openaddresses --country US us-ca.geojson.gz'],
  'data add ban': ['checkout-verification data add ban adresses-75.csv.gz --replace'],
  'data add gnaf-core': ['checkout-verification data add gnaf-core GNAF_CORE.psv'],
  'data add nad': ['checkout-verification data add nad NAD.txt'],
  'data add tiger-addrfeat': ['checkout-verification data add tiger-addrfeat tl_06001_addrfeat.zip'],
  'data add csv': [
    'checkout-verification data add csv --country AT --columns postalCode=PLZ,locality=ORT orte.csv',
    'checkout-verification data add csv --country AT --columns number=HNR,street=STRASSE,postalCode=PLZ adressen.csv',
  ],
  'data list': ['checkout-verification data list', 'checkout-verification data list --country DE'],
  'data measure': ['checkout-verification data measure FR addresses.csv'],
  'data remove': [
    'checkout-verification data remove DE AT',
    'checkout-verification data remove US --streets',
  ],
  events: [
    'checkout-verification events list --status pending',
    'checkout-verification events replay --expired',
  ],
  learned: ['checkout-verification learned list --state proposed'],
  'learned list': ['checkout-verification learned list --state proposed --market BR'],
  'learned approve': [
    'checkout-verification learned approve --market US --city "Warm Springs" --province CA --code 94539',
  ],
  'learned reject': ['checkout-verification learned reject --market DE --city Entenhausen --code 10115'],
  'learned export': ['checkout-verification learned export > taught.ndjson'],
  'events list': ['checkout-verification events list --cart c-1 --limit 20'],
  'events replay': [
    'checkout-verification events replay --expired',
    'checkout-verification events replay --since 2026-03-01T12:00:00Z',
  ],
  audit: ['checkout-verification audit list --profile p-1 --since 2026-03-01'],
  'audit list': [
    'checkout-verification audit list --profile p-1 --since 2026-03-01',
    'checkout-verification audit list --action "override address" --limit 20',
  ],
  export: ['checkout-verification export --profile p-1 --by ann > p-1.json'],
  erase: ['checkout-verification erase --session visit-1 --yes --by ann'],
  completion: [
    'source <(checkout-verification completion bash)',
    'checkout-verification completion zsh > ~/.zsh/completions/_checkout-verification',
    'checkout-verification completion fish > ~/.config/fish/completions/checkout-verification.fish',
  ],
};
