/** Words for the fields of an address form, by what the market calls them. */
export const en = {
  name: 'Full name',
  line1: 'Address',
  line2: 'Apartment, suite, floor',
  line3: 'Address line 3',
  city: 'City',
  suburb: 'Suburb',
  postTown: 'Town or city',
  district: 'District',
  province: 'Province',
  state: 'State',
  prefecture: 'Prefecture',
  county: 'County',
  emirate: 'Emirate',
  parish: 'Parish',
  island: 'Island',
  department: 'Department',
  region: 'Region',
  area: 'Area',
  provinceOrCity: 'Province or city',
  oblast: 'Oblast',
  governorate: 'Governorate',
  municipality: 'Municipality',
  postalCode: 'Postal code',
  postcode: 'Postcode',
  zip: 'ZIP code',
  pin: 'PIN code',
  eircode: 'Eircode',
  cep: 'CEP',
};

export type FieldKind = keyof typeof en;
export type Labels = Readonly<Record<FieldKind, string>>;
