import { createRequire } from 'node:module';
import { publicTaxNumbers, type TaxNumberRule } from './public-tax-numbers.ts';

// The validators are CommonJS, one file each: a market loads only its own, not those of 94 countries.
const require = createRequire(import.meta.url);
const schemeName = /^([a-z]{2})\.([a-z0-9_]+)$/;
const comparable = /^(?=.*[0-9A-Z])[\x20-\x7e]+$/;
const separators = /[ ./-]/g;
const dashes = /\p{Pd}/gu;

/** The rule of a name such as `us.ssn`: one of ours, or country and validator of stdnum; else undefined. */
export function findTaxNumberRule(name: string): TaxNumberRule | undefined {
  return Object.hasOwn(publicTaxNumbers, name) ? publicTaxNumbers[name] : findLibraryRule(name);
}

/** One match of several schemes is enough; without schemes every text passes. Names must be known. */
export function taxNumberCheck(names: readonly string[]): (text: string) => boolean {
  const rules = names.map((name) => {
    const rule = findTaxNumberRule(name);
    if (rule === undefined) throw new Error(`no tax number scheme ${name}`);
    return rule;
  });
  return (text) => {
    const canonical = text.normalize('NFKC').replace(dashes, '-').toUpperCase();
    return rules.length === 0 || rules.some((rule) => rule(canonical));
  };
}

function findLibraryRule(name: string): TaxNumberRule | undefined {
  const [, country, validator] = schemeName.exec(name) ?? [];
  if (country === undefined || validator === undefined) return undefined;
  const validate = loadValidator(`stdnum/lib/cjs/${country}/${validator}.js`);
  if (validate === undefined) return undefined;
  // Text without a letter or digit makes some validators throw. Several know fewer separators than their
  // country writes (12.531.909-2 in Chile), and some need one to tell numbers apart: both ways are tried.
  return (text) =>
    comparable.test(text) && (validate(text).isValid || validate(text.replace(separators, '')).isValid);
}

type Validate = (value: string) => { readonly isValid: boolean };

function loadValidator(path: string): Validate | undefined {
  if (!isInstalled(path)) return undefined;
  const loaded: { readonly validate?: Validate } = require(path);
  return typeof loaded.validate === 'function' ? loaded.validate : undefined;
}

function isInstalled(path: string): boolean {
  try {
    require.resolve(path);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND') return false;
    throw error;
  }
}
