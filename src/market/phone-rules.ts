import {
  type CountryCode,
  getCountryCallingCode,
  getExampleNumber,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';
import exampleNumbers from 'libphonenumber-js/mobile/examples';
import type { PhoneRules } from './market.ts';

const northAmerica = '1';
const northAmericanForm = '(###)###-####';
// No subscriber in any area has the number 555-0100.
const fictionalNumber = '555-0100';
const northAmericanShipping = /^\(\d{3}\)\d{3}-\d{4}$/;
// Any ten digits are a possible number in the plan, so the usual spellings need no parsing.
const northAmericanUsual = /^(?:\(\d{3}\) ?|\d{3}[-. ]?)\d{3}[-. ]?\d{4}$/;

/**
 * `region` is the country whose plan it is (ISO 3166-1 alpha-2). A possible number is enough: new ranges are
 * in use long before tables list them. The minimal metadata decides that as well, and loads fastest.
 */
export function createPhoneRules(region: string): PhoneRules {
  if (!isSupportedCountry(region)) return internationalRules();
  const callingCode = getCountryCallingCode(region);
  if (callingCode === northAmerica) return northAmericanRules(region);
  const isPhone = (text: string) => isPossible(text, region, callingCode);
  const example = exampleOf(region);
  return { form: example, example, isShippingPhone: isPhone, isPhone };
}

function northAmericanRules(region: CountryCode): PhoneRules {
  return {
    form: northAmericanForm,
    example: `(${areaCodeOf(region)})${fictionalNumber}`,
    isShippingPhone: (text) => northAmericanShipping.test(text),
    isPhone: (text) => northAmericanUsual.test(text) || isPossible(text, region, northAmerica),
  };
}

/** Any number with its calling code, for countries without a plan of their own. */
function internationalRules(): PhoneRules {
  const isPhone = (text: string) =>
    parsePhoneNumberFromString(text, { extract: false })?.isPossible() ?? false;
  const example = '+44 7400 123456';
  return { form: example, example, isShippingPhone: isPhone, isPhone };
}

function isPossible(text: string, region: CountryCode, callingCode: string): boolean {
  const number = parsePhoneNumberFromString(text, { defaultCountry: region, extract: false });
  return number !== undefined && number.countryCallingCode === callingCode && number.isPossible();
}

function areaCodeOf(region: CountryCode): string {
  return getExampleNumber(region, exampleNumbers)?.nationalNumber.slice(0, 3) ?? '201';
}

/** Returns a fictional number of the plan, in international form. */
function exampleOf(region: CountryCode): string {
  const example = getExampleNumber(region, exampleNumbers);
  return example?.formatInternational() ?? `+${getCountryCallingCode(region)} …`;
}
