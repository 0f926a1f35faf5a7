import {
  type CountryCode,
  getCountryCallingCode,
  getExampleNumber,
  isSupportedCountry,
  Metadata,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max';
import exampleNumbers from 'libphonenumber-js/mobile/examples';
import { withPlainDigits } from '../address/text/digits.ts';

export interface PhoneRules {
  /** `(###)###-####` or `+49 1512 3456789`, for programs. */
  readonly form: string;
  /** A fictional number of this market in that form, for messages: `(201)555-0100`. */
  readonly example: string;
  /** `(###)###-####` in the North American Numbering Plan; elsewhere E.164 or the national form. */
  isShippingPhone(text: string): boolean;
  /** For the application step: any number that a phone of this market can have. */
  isPhone(text: string): boolean;
}

const northAmerica = '1';
const northAmericanForm = '(###)###-####';
// No subscriber in any area has the number 555-0100.
const fictionalNumber = '555-0100';
const northAmericanShipping = /^\(\d{3}\)\d{3}-\d{4}$/;
const northAmericanUsual = /^(?:\(\d{3}\) ?|\d{3}[-. ]?)\d{3}[-. ]?\d{4}$/;
// Area codes that the plan may open any day: none begins with 0 or 1, and those with a 9 in the middle or two
// equal digits at the end (911, 555) are set apart. Exchanges begin with 2 to 9 as well. 555-01xx is fiction.
const northAmericanOpen = /^[2-9](?:(?!(\d)\1|9)\d\d[2-9]\d{6}|\d\d55501\d\d)$/;
// No area is a service code (911), nor an exchange, but for toll-free numbers, and nobody's number is one
// digit ten times.
const northAmericanNever = /^[2-9]11|^(?!8(?:00|33|44|55|66|77|88))\d{3}[2-9]11|^(\d)\1{9}$/;
const oneKey = /^(\d)\1*$/;
// No number has more than 15 digits.
const keysUp = '0123456789'.repeat(3);
const keysDown = '9876543210'.repeat(3);

// A trunk 0 is dialled in so many countries that people write one where the plan has none, or none any more:
// "(02) 2671 1234" in Chile.
const trunkZero = '0';

/**
 * `region` is the country whose plan it is (ISO 3166-1 alpha-2). A number is one that the library's tables
 * list, or one that the plan leaves room for: new ranges, and those reserved for fiction, are in no table.
 * Before a listed one may stand a prefix that was once dialled there.
 */
export function createPhoneRules(region: string, formerPrefixes: readonly string[] = []): PhoneRules {
  if (!isSupportedCountry(region)) return internationalRules();
  const callingCode = getCountryCallingCode(region);
  if (callingCode === northAmerica) return northAmericanRules(region);
  const plan = planOf(region);
  const needless = [trunkZero, ...formerPrefixes];
  const isWhole = (text: string) => {
    const number = parse(text, region);
    if (number?.countryCallingCode !== callingCode) return false;
    return isReal(number, plan) || needless.some((prefix) => isListedBehind(number, prefix));
  };
  // In other countries, what stands behind the dash is a part of the number, so that is tried first.
  const isPhone = (text: string) =>
    isWhole(text) || (dashBeforeExtension.test(text) && isWhole(text.replace(dashBeforeExtension, ' ext. ')));
  const known = getExampleNumber(region, exampleNumbers)?.formatInternational();
  const example = known ?? `+${callingCode} …`;
  return { form: example, example, isShippingPhone: isPhone, isPhone };
}

function northAmericanRules(region: CountryCode): PhoneRules {
  const isListed = (text: string) => {
    const number = parse(text, region);
    if (number === undefined || number.countryCallingCode !== northAmerica) return false;
    return !northAmericanNever.test(number.nationalNumber) && isReal(number, northAmericanOpen);
  };
  // Parsing takes longer than all else about a number, so the usual spellings do without.
  const isUsual = (text: string) => {
    const digits = text.replace(/\D/g, '');
    return !northAmericanNever.test(digits) && isOpen(digits, northAmericanOpen);
  };
  const isPhone = (text: string) => (northAmericanUsual.test(text) && isUsual(text)) || isListed(text);
  const areaCode = getExampleNumber(region, exampleNumbers)?.nationalNumber.slice(0, 3) ?? '201';
  return {
    form: northAmericanForm,
    example: `(${areaCode})${fictionalNumber}`,
    isShippingPhone: (text) => northAmericanShipping.test(text) && isPhone(text),
    isPhone,
  };
}

/** Any number with its calling code, for countries without a plan of their own. */
function internationalRules(): PhoneRules {
  const isPhone = (text: string) => {
    const number = parse(text);
    const [region] = number?.getPossibleCountries() ?? [];
    return number !== undefined && isReal(number, region === undefined ? /^(?!)/ : planOf(region));
  };
  const example = '+44 7400 123456';
  return { form: example, example, isShippingPhone: isPhone, isPhone };
}

function parse(text: string, region?: CountryCode): PhoneNumber | undefined {
  const read = asLibraryReads(text);
  const options = { ...(region !== undefined && { defaultCountry: region }), extract: false };
  // Few know what is dialled before the calling code where it is not 00: "0055 11 91234-5678".
  const [dialled = ''] = /^00[ .-]?/.exec(read) ?? [];
  const isAbroad =
    region !== undefined && dialled !== '' && read.startsWith(getCountryCallingCode(region), dialled.length);
  const typed = isAbroad ? `+${read.slice(dialled.length)}` : read;
  // No calling code begins with 0 or with 89: "+06 12 34 56 78", "+8 916 123-45-67".
  return (
    parsePhoneNumberFromString(typed, options) ?? parsePhoneNumberFromString(typed.replace('+', ''), options)
  );
}

const unseen = /\p{Cf}/gu;
// "(+49) 170 1234567"
const codeInBrackets = /^\( ?(\+\d{1,3}) ?\)/;
// Where Brazilians put the carrier of their choice: "0xx11 3123-4567".
const anyCarrier = /^(\(?0)xx ?(?=\d)/i;
// "010-65529988-801"
const dashBeforeExtension = /(?<=\d{7})-(?=\d{2,6}$)/;
const dotsBetween = /[•·・]/g;
// The library knows English and Russian ones.
const extension = new RegExp(
  `[ ,;]?(?:durchwahl|dw|nebenstelle|poste|ramal|anexo|interno|toestel|wewn|klapka|mellék|loc|local|` +
    String.raw`[转轉]|分[机機]|[内內][线線]|ต่อ)[ .:]{0,2}(\d{1,6})$`,
  'i',
);

/** A number as the library reads it: in plain digits, without invisible marks, the extension as "ext.". */
function asLibraryReads(text: string): string {
  return withPlainDigits(text.normalize('NFKC'))
    .replace(unseen, '')
    .replace(codeInBrackets, '$1 ')
    .replace(anyCarrier, '$1')
    .replace(dotsBetween, ' ')
    .replace(extension, ' ext. $1');
}

function isListedBehind({ countryCallingCode, nationalNumber }: PhoneNumber, prefix: string): boolean {
  if (!nationalNumber.startsWith(prefix)) return false;
  const rest = nationalNumber.slice(prefix.length);
  return parsePhoneNumberFromString(`+${countryCallingCode}${rest}`)?.isValid() === true;
}

/** Keys held down, behind any beginning: "06 00 00 00 00". */
const heldDown = /0{8}/;

function isReal(number: PhoneNumber, plan: RegExp): boolean {
  if (heldDown.test(number.nationalNumber)) return false;
  return number.isValid() || (number.isPossible() && isOpen(number.nationalNumber, plan));
}

/**
 * Whether a plan leaves room for a number that nobody has made up by running along the keys: so that each
 * digit is followed by itself, by the next or by the one before, as in 5555555555 and 1234567890.
 */
function isOpen(digits: string, plan: RegExp): boolean {
  const isRun = oneKey.test(digits) || keysUp.includes(digits) || keysDown.includes(digits);
  return plan.test(digits) && !isRun;
}

/** What a whole national number of a country looks like, whether or not a range is in use. */
function planOf(region: CountryCode): RegExp {
  const metadata = new Metadata();
  metadata.selectNumberingPlan(region);
  // The library's types leave this method out.
  const plan = metadata.numberingPlan as unknown as { nationalNumberPattern(): string };
  return new RegExp(`^(?:${plan.nationalNumberPattern()})$`);
}
