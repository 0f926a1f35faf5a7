import type { MessageKey } from '../catalog.ts';

/** Dutch wording, with the polite u. */
export const nl: Readonly<Record<MessageKey, string>> = {
  'Branch.Invalid': 'Branch moet een geheel getal zijn, of null als de bestelling niet wordt afgehaald.',
  'Branch.NotFound':
    'Er is geen vestiging met dit nummer waar de bestelling kan worden afgehaald. Stuur null om de bestelling te laten bezorgen.',
  'Branch.NotFound {pickUp}':
    'Er is geen vestiging met dit nummer waar de bestelling kan worden afgehaald. Kies een andere vestiging, of stuur null om de bestelling te laten bezorgen.',
  'Email.Required': 'Email is verplicht. Vul het e-mailadres in waarop u het ontvangstbewijs wilt krijgen.',
  'Email.Invalid': 'Email is geen geldig e-mailadres. Schrijf het als naam@example.com.',
  'Email.TooLong': 'Email is te lang. Gebruik hoogstens {max} tekens.',
  'ShipToEmail.Invalid':
    'ShipToEmail is geen geldig e-mailadres. Schrijf het als naam@example.com, of laat het veld leeg.',
  'ShipToEmail.TooLong': 'ShipToEmail is te lang. Gebruik hoogstens {max} tekens.',
  'Phone.Invalid':
    'Phone is geen telefoonnummer van deze markt. Schrijf het als {form}, of laat het veld leeg.',
  'Phone.TooLong': 'Phone is te lang. Gebruik hoogstens {max} tekens.',
  'PONumber.Invalid': 'PONumber moet tekst zijn zonder besturingstekens en zonder beschadigde tekens.',
  'PONumber.TooLong': 'PONumber is te lang. Gebruik hoogstens {max} tekens.',
  'ShipToInstruction.Invalid':
    'ShipToInstruction moet tekst zijn zonder besturingstekens en zonder beschadigde tekens.',
  'ShipToInstruction.TooLong': 'ShipToInstruction is te lang. Gebruik hoogstens {max} tekens.',
  'Name.Required': 'Name is verplicht. Vul de naam voor het verzendetiket in.',
  'Name.Invalid': 'Name moet tekst zijn zonder besturingstekens en zonder beschadigde tekens.',
  'Name.TooLong': 'Name is te lang. Gebruik hoogstens {max} tekens.',
  'ShipToId.Invalid':
    'ShipToId is geen nummer van een distributeur. Schrijf het als 12-3456, of laat het veld leeg.',
  'Choice.Invalid': 'Choice moet Accept of Override zijn, of leeg blijven.',
  'AddressPrimary.Required': 'AddressPrimary is verplicht. Vul de eerste adresregel in.',
  'AddressPrimary.Invalid':
    'AddressPrimary moet tekst zijn zonder besturingstekens en zonder beschadigde tekens.',
  'AddressPrimary.TooLong': 'AddressPrimary is te lang. Gebruik hoogstens {max} tekens.',
  'AddressPrimary.POBox':
    'In deze markt kunnen bestellingen niet naar een postbus worden gestuurd. Vul straat en huisnummer in bij AddressPrimary.',
  'AddressPrimary.POBox {pickUp}':
    'In deze markt kunnen bestellingen niet naar een postbus worden gestuurd. Vul straat en huisnummer in bij AddressPrimary, of kies een vestiging om de bestelling af te halen.',
  'AddressSecondary.Invalid':
    'AddressSecondary moet tekst zijn zonder besturingstekens en zonder beschadigde tekens.',
  'AddressSecondary.TooLong': 'AddressSecondary is te lang. Gebruik hoogstens {max} tekens.',
  'AddressSecondary.POBox':
    'In deze markt kunnen bestellingen niet naar een postbus worden gestuurd. Haal de postbus weg uit AddressSecondary.',
  'AddressSecondary.POBox {pickUp}':
    'In deze markt kunnen bestellingen niet naar een postbus worden gestuurd. Haal de postbus weg uit AddressSecondary, of kies een vestiging om de bestelling af te halen.',
  'AddressTertiary.Invalid':
    'AddressTertiary moet tekst zijn zonder besturingstekens en zonder beschadigde tekens.',
  'AddressTertiary.TooLong': 'AddressTertiary is te lang. Gebruik hoogstens {max} tekens.',
  'AddressTertiary.POBox':
    'In deze markt kunnen bestellingen niet naar een postbus worden gestuurd. Haal de postbus weg uit AddressTertiary.',
  'AddressTertiary.POBox {pickUp}':
    'In deze markt kunnen bestellingen niet naar een postbus worden gestuurd. Haal de postbus weg uit AddressTertiary, of kies een vestiging om de bestelling af te halen.',
  'City.Required': 'City is verplicht. Vul de plaats in.',
  'City.Invalid': 'City moet tekst zijn zonder besturingstekens en zonder beschadigde tekens.',
  'City.TooLong': 'City is te lang. Gebruik hoogstens {max} tekens.',
  'City.Mismatch':
    'City past niet bij de rest van het adres. Controleer de plaats, of stuur Choice Override om het adres ongewijzigd te gebruiken.',
  'Province.Required': 'Province is verplicht. Vul de staat of provincie in.',
  'Province.Invalid': 'Province moet tekst zijn zonder besturingstekens en zonder beschadigde tekens.',
  'Province.TooLong': 'Province is te lang. Gebruik hoogstens {max} tekens.',
  'Province.Unknown':
    'Province is in deze markt niet bekend als staat of provincie. Controleer de invoer, of stuur Choice Override om het adres ongewijzigd te gebruiken.',
  'Province.Mismatch':
    'Province past niet bij de rest van het adres. Controleer de staat of provincie, of stuur Choice Override om het adres ongewijzigd te gebruiken.',
  'Province.NotServed':
    'Bestellingen kunnen niet naar deze staat of provincie worden gestuurd. Gebruik een adres elders.',
  'Province.NotServed {pickUp}':
    'Bestellingen kunnen niet naar deze staat of provincie worden gestuurd. Gebruik een adres elders, of kies een vestiging om de bestelling af te halen.',
  'PostalCode.Required': 'PostalCode is verplicht. Vul de postcode in.',
  'PostalCode.Invalid': 'PostalCode is geen postcode van deze markt. Schrijf de postcode als {form}.',
  'PostalCode.TooLong': 'PostalCode is te lang. Gebruik hoogstens {max} tekens.',
  'PostalCode.Doubtful':
    'PostalCode is net geen postcode van deze markt. Schrijf de postcode als {form}, of stuur Choice Override om het adres ongewijzigd te gebruiken.',
  'PostalCode.Mismatch':
    'PostalCode past niet bij de rest van het adres. Controleer de postcode, of stuur Choice Override om het adres ongewijzigd te gebruiken.',
  'Address.Military':
    'In deze markt kunnen bestellingen niet naar een militair adres (APO, FPO, DPO) worden gestuurd. Gebruik een ander adres.',
  'Address.Military {pickUp}':
    'In deze markt kunnen bestellingen niet naar een militair adres (APO, FPO, DPO) worden gestuurd. Gebruik een ander adres, of kies een vestiging om de bestelling af te halen.',
  'Address.Doubtful':
    'De delen van dit adres passen niet bij elkaar. Controleer de plaats, de staat of provincie en de postcode, of stuur Choice Override om het adres ongewijzigd te gebruiken.',
  ErrorSuggestedFix:
    'Controleer het adres alstublieft. Er wordt een verbeterd adres voorgesteld; u kunt uw eigen adres toch gebruiken, met het risico dat de bezorging vertraging oploopt.',
  'Address.NotFound':
    'Aan deze winkelwagen is geen verzendadres toegewezen en het profiel heeft er ook geen. Stuur er een met POST.',
  'DateOfBirth.Required': 'DateOfBirth is verplicht. Vul de datum in als MM/DD/YYYY (maand/dag/jaar).',
  'DateOfBirth.Invalid':
    'DateOfBirth is geen dag van de kalender. Vul de datum in als MM/DD/YYYY (maand/dag/jaar).',
  'DateOfBirth.InFuture': 'DateOfBirth ligt in de toekomst. Controleer het jaar.',
  'DateOfBirth.TooLongAgo': 'DateOfBirth ligt meer dan 130 jaar terug. Controleer het jaar.',
  'DateOfBirth.TooYoung': 'Distributeurs in deze markt moeten minstens {age} jaar oud zijn.',
  'EMail.Required': 'EMail is verplicht. Vul het e-mailadres van de distributeur in.',
  'EMail.Invalid': 'EMail is geen geldig e-mailadres. Schrijf het als naam@example.com.',
  'EMail.TooLong': 'EMail is te lang. Gebruik hoogstens {max} tekens.',
  'SubscribeToEmail.Required':
    'SubscribeToEmail is verplicht. Stuur true als het bedrijf e-mails mag sturen, en false als dat niet mag.',
  'SubscribeToEmail.Invalid': 'SubscribeToEmail moet true of false zijn.',
  'FirstName.Required': 'FirstName is verplicht. Vul de voornaam in.',
  'FirstName.Invalid': 'FirstName moet een naam zijn: tekst met minstens één letter.',
  'FirstName.TooLong': 'FirstName is te lang. Gebruik hoogstens {max} tekens.',
  'LastName.Required': 'LastName is verplicht. Vul de achternaam in.',
  'LastName.Invalid': 'LastName moet een naam zijn: tekst met minstens één letter.',
  'LastName.TooLong': 'LastName is te lang. Gebruik hoogstens {max} tekens.',
  'MiddleInitial.Invalid': 'MiddleInitial moet een letter zijn, of leeg blijven.',
  'MiddleInitial.TooLong': 'MiddleInitial is te lang. Gebruik hoogstens {max} tekens.',
  'PhoneHome.Required': 'PhoneHome is verplicht. Vul het privételefoonnummer in.',
  'PhoneHome.Invalid': 'PhoneHome is geen telefoonnummer van deze markt. Schrijf het als {form}.',
  'PhoneHome.TooLong': 'PhoneHome is te lang. Gebruik hoogstens {max} tekens.',
  'PhoneOther.Invalid':
    'PhoneOther is geen telefoonnummer van deze markt. Schrijf het als {form}, of laat het veld leeg.',
  'PhoneOther.TooLong': 'PhoneOther is te lang. Gebruik hoogstens {max} tekens.',
  'Pin Invalid': 'Pin moet uit precies 4 cijfers bestaan.',
  'SiteUrl.Required': 'SiteUrl is verplicht. Kies het laatste deel van het aanmeldadres.',
  'SiteUrl.Invalid': 'SiteUrl mag alleen letters van A tot Z en cijfers bevatten. Haal al het andere weg.',
  'SiteUrl.TooLong': 'SiteUrl is te lang. Gebruik hoogstens {max} tekens.',
  'SiteUrl.Reserved': 'Deze SiteUrl is gereserveerd. Kies een andere.',
  'SiteUrl.Reserved {alternatives}':
    'Deze SiteUrl is gereserveerd. Kies een andere. Op dit moment vrij: {alternatives}.',
  'SiteUrl.Taken': 'Deze SiteUrl is al geregistreerd door een andere promotor. Kies een andere.',
  'SiteUrl.Taken {alternatives}':
    'Deze SiteUrl is al geregistreerd door een andere promotor. Kies een andere. Op dit moment vrij: {alternatives}.',
  'RecognitionName.Invalid':
    'RecognitionName moet tekst zijn zonder besturingstekens en zonder beschadigde tekens.',
  'RecognitionName.TooLong': 'RecognitionName is te lang. Gebruik hoogstens {max} tekens.',
  'PartnerFirstName.Required':
    'PartnerFirstName is verplicht samen met PartnerLastName. Vul de voornaam van de partner in, of laat beide velden leeg.',
  'PartnerFirstName.Invalid': 'PartnerFirstName moet een naam zijn: tekst met minstens één letter.',
  'PartnerFirstName.TooLong': 'PartnerFirstName is te lang. Gebruik hoogstens {max} tekens.',
  'PartnerLastName.Required':
    'PartnerLastName is verplicht samen met PartnerFirstName. Vul de achternaam van de partner in, of laat beide velden leeg.',
  'PartnerLastName.Invalid': 'PartnerLastName moet een naam zijn: tekst met minstens één letter.',
  'PartnerLastName.TooLong': 'PartnerLastName is te lang. Gebruik hoogstens {max} tekens.',
  'PartnerMiddleInitial.Invalid': 'PartnerMiddleInitial moet een letter zijn, of leeg blijven.',
  'PartnerMiddleInitial.TooLong': 'PartnerMiddleInitial is te lang. Gebruik hoogstens {max} tekens.',
  'TaxId.Invalid':
    'TaxId is geen fiscaal nummer van deze markt. Controleer de cijfers, of laat het veld leeg.',
  'TaxId.TooLong': 'TaxId is te lang. Gebruik hoogstens {max} tekens.',
  'ProfileId.Invalid': 'id moet tekst van 1 tot {max} tekens zijn, zonder besturingstekens.',
  'BranchId.Invalid': 'id moet een geheel getal boven 0 zijn.',
  'Market.Required': 'market is verplicht. Stuur een landcode zoals US.',
  'Market.Unknown': 'market moet een landcode zoals US zijn (ISO 3166-1 alpha-2).',
  'BranchName.Required': 'name is verplicht. Stuur de naam van het filiaal.',
  'BranchName.Invalid': 'name moet tekst van hoogstens {max} tekens zijn, zonder besturingstekens.',
  'BranchProvince.Unknown':
    'province is in deze markt onbekend. Verbeter het veld, of laat het weg voor de hele markt.',
  'Active.Invalid': 'active moet true of false zijn.',
  'Owner.Required': 'owner is verplicht. Stuur het profiel waarbij de SiteUrl hoort.',
  'Owner.Invalid': 'owner moet tekst van hoogstens {max} tekens zijn, zonder besturingstekens.',
  'Line.NotJson': 'Deze regel is geen JSON.',
  'Line.NotObject': 'Deze regel moet een JSON-object zijn.',
  'Line.TooLong': 'Deze regel is te lang. Gebruik hoogstens {max} bytes.',
  'Line.Cells': 'Deze regel heeft {cells} cellen, maar de eerste regel noemt {columns} kolommen.',
  'Lines.Refused': 'Geweigerde regels: {count}. Ze zijn niet opgeslagen, de andere wel.',
  'Profile.NotFound': 'Er is geen profiel met deze id.',
  'Branch.Unknown': 'Er is geen filiaal met deze id.',
  'SiteUrl.NotFound': 'Deze siteUrl is niet geregistreerd.',
  'Cart.NotFound': 'Voor dit winkelmandje is niets opgeslagen.',
  'Market.NotFound':
    'Deze markt bestaat niet. Noem hem met de landcode van twee hoofdletters, bijvoorbeeld US.',
  'Upload.MediaType': 'De inhoud moet NDJSON zijn. Stuur Content-Type application/x-ndjson.',
  'Application.NotFound': 'Bij deze sessie hoort geen aanvraag.',
  'Application.NotFound {method}': 'Bij deze sessie hoort geen aanvraag. Stuur er een met {method}.',
  'Request.NotJson': 'De inhoud van het verzoek is geen JSON. Stuur een JSON-object in UTF-8.',
  'Request.NotObject': 'De inhoud van het verzoek moet een JSON-object zijn.',
  'Request.Malformed': 'Het verzoek is geen geldig HTTP.',
  'Authorization.Missing': 'De inloggegevens ontbreken. Stuur Authorization: Bearer en een token.',
  'Authorization.Invalid': 'Het token is niet geaccepteerd. Vraag een nieuw token aan.',
  'Authorization.Expired': 'Het token is verlopen. Vraag een nieuw token aan.',
  'Authorization.Scope': 'Het token staat deze bewerking niet toe: de scope {scope} ontbreekt.',
  'Request.Origin':
    'De demo geeft alleen tokens aan haar eigen pagina. Open die pagina op localhost of via haar IP-adres.',
  'Route.NotFound': 'Deze bron bestaat niet. Controleer het pad.',
  'Method.NotAllowed': 'Deze bron kent die methode niet. Gebruik een van deze: {methods}.',
  'Request.TimedOut': 'Het verzoek is niet op tijd aangekomen. Stuur het opnieuw.',
  'Request.TooLarge': 'De inhoud van het verzoek is te groot. Stuur hoogstens {max} bytes.',
  'Request.MediaType': 'De inhoud moet JSON zijn. Stuur Content-Type application/json.',
  'Request.HeadersTooLarge': 'De headers van het verzoek zijn te groot.',
  'Request.TooMany': 'Dit zijn te veel verzoeken. Wacht zo lang als Retry-After aangeeft.',
  'Service.Fault':
    'Er is een fout opgetreden in de dienst. Stuur het verzoek opnieuw; meld, als het weer misgaat, de X-Request-Id van dit antwoord.',
  'Service.Unavailable':
    'De dienst kan op dit moment niet antwoorden. Stuur het verzoek opnieuw zodra Retry-After dat aangeeft.',
};
