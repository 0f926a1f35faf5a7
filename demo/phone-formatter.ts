import type { PhoneFormatter } from '@checkout-verification/client/element';
import type { CountryCode } from 'libphonenumber-js';

/** Loads the formatter of phone numbers. It is loaded late because it knows every country. */
export const loadPhoneFormatter: PhoneFormatter = async (market) => {
  const { AsYouType, isSupportedCountry } = await import('libphonenumber-js/min');
  const country: CountryCode | undefined = isSupportedCountry(market) ? market : undefined;
  return (text) => new AsYouType(country).input(text);
};
