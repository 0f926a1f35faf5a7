/** What columns of address books are often called, by the field that they hold; the likeliest name first. */
export const commonColumnNames: Readonly<Record<string, readonly string[]>> = {
  id: named('ID, Customer number, Kundennummer, Reference'),
  Market: named('Country code, Country, ISO, Land, Pays, País, Paese, Ländercode'),
  Email: named('E-Mail, Email address, Mail, Courriel, Correo'),
  Phone: named('Telephone, Phone number, Tel, Telefon, Téléphone, Teléfono, Mobile'),
  Name: named('Full name, Recipient, Customer, Customer name, Empfänger, Nom, Nombre, Nome, Naam'),
  AddressPrimary: named(
    'Address 1, Address line 1, Line 1, Street address, Shipping address 1, Street, Straße und Hausnummer, Straße, Strasse, Str., Adresse 1, Adresse, Anschrift, Rue, Dirección, Calle, Indirizzo, Via, Adres, Straat, Endereço, Address',
  ),
  AddressSecondary: named(
    'Address 2, Address line 2, Line 2, Shipping address 2, Adresse 2, Adresszusatz, Complément, Apartment, Apt, Suite, Unit',
  ),
  AddressTertiary: named('Address 3, Address line 3, Line 3, Adresse 3'),
  City: named(
    'Town, Town/City, City/Town, City/Suburb, Post town, Suburb, Locality, Ort, Stadt, Wohnort, Ville, Localité, Commune, Ciudad, Localidad, Población, Città, Comune, Plaats, Woonplaats, Cidade',
  ),
  Province: named(
    'State, State/Province, Province/State, Region, County, Prefecture, Bundesland, Kanton, Canton, Provincia, Provincie, Estado',
  ),
  PostalCode: named(
    'Zip, Zip code, Postcode, Zip/Postal code, Postal, PLZ, Postleitzahl, Code postal, CP, Código postal, CAP, CEP, Pincode, Eircode',
  ),
};

function named(names: string): readonly string[] {
  return names.split(', ');
}
