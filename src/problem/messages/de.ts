import type { Wording } from '../wording.ts';

/** German wording, with the polite Sie. */
export const de: Wording = {
  fields: {
    name: 'den Vor- und Nachnamen',
    line1: 'die Straße und Hausnummer',
    line2: 'den Adresszusatz',
    line3: 'den weiteren Adresszusatz',
    city: 'den Ort',
    suburb: 'den Ort',
    postTown: 'den Ort',
    district: 'den Bezirk',
    province: 'die Provinz',
    state: 'den Bundesstaat',
    prefecture: 'die Präfektur',
    county: 'den Bezirk (County)',
    emirate: 'das Emirat',
    parish: 'die Gemeinde (Parish)',
    island: 'die Insel',
    department: 'das Departement',
    region: 'die Region',
    area: 'das Gebiet',
    provinceOrCity: 'die Provinz oder Stadt',
    oblast: 'die Oblast',
    governorate: 'das Gouvernement',
    municipality: 'die Gemeinde',
    postalCode: 'die Postleitzahl',
    postcode: 'die Postleitzahl',
    zip: 'die Postleitzahl (ZIP)',
    pin: 'die Postleitzahl (PIN)',
    eircode: 'den Eircode',
    cep: 'den CEP',
    Email: 'die E-Mail für den Beleg',
    ShipToEmail: 'die E-Mail für den Lieferschein',
    Phone: 'die Telefonnummer',
    PONumber: 'die Bestellnummer',
    ShipToInstruction: 'die Hinweise zur Lieferung',
    ShipToId: 'die Nummer des Vertriebspartners, der es empfängt,',
    DateOfBirth: 'das Geburtsdatum',
    EMail: 'die E-Mail',
    FirstName: 'den Vornamen',
    LastName: 'den Nachnamen',
    MiddleInitial: 'die weitere Initiale',
    PhoneHome: 'das Telefon zu Hause',
    PhoneOther: 'das weitere Telefon',
    SiteUrl: 'den Namen der Seite',
    RecognitionName: 'den Firmennamen',
    PartnerFirstName: 'den Vornamen des Partners',
    PartnerLastName: 'den Nachnamen des Partners',
    PartnerMiddleInitial: 'die Initiale des Partners',
    TaxId: 'die Steuernummer',
  },
  templates: {
    required: 'Geben Sie {field} ein.',
    email: 'Schreiben Sie {field} wie name@example.com.',
    unusable: 'Geben Sie {field} noch einmal als einfachen Text ein.',
    tooLong: 'Kürzen Sie {field} auf höchstens {max} Zeichen.',
    letters:
      'Geben Sie {field} mit mindestens einem Buchstaben und ohne Webadresse, E-Mail-Adresse oder Code ein.',
    plain: 'Geben Sie {field} ohne Link, E-Mail-Adresse oder Code ein.',
    initial: 'Geben Sie {field} als Buchstaben ein, oder lassen Sie das Feld leer.',
    form: 'Prüfen Sie {field}. Beispiel: {form}.',
    formOrEmpty: 'Prüfen Sie {field}, oder lassen Sie das Feld leer. Beispiel: {form}.',
    mismatch: 'Prüfen Sie {field}. Diese Angabe passt nicht zum Rest der Adresse.',
    partner: 'Geben Sie auch {field} ein, oder lassen Sie beide Namen des Partners leer.',
    box: 'An ein Postfach können wir hier nicht liefern. Geben Sie stattdessen Straße und Hausnummer ein.',
    'box {pickUp}':
      'An ein Postfach können wir hier nicht liefern. Geben Sie stattdessen Straße und Hausnummer ein, oder wählen Sie eine Filiale zur Abholung.',
    news: 'Sagen Sie, ob wir Ihnen Neuigkeiten per E-Mail schicken dürfen.',
    visit: 'Ihr Besuch wurde nicht erkannt. Laden Sie die Seite neu, oder melden Sie sich noch einmal an.',
    unread:
      'Ihre Angaben konnten nicht gelesen werden. Laden Sie die Seite neu und versuchen Sie es noch einmal.',
    'Branch.Invalid': 'Wählen Sie noch einmal, wie Sie die Bestellung bekommen.',
    'Branch.NotFound':
      'In dieser Filiale kann die Bestellung nicht abgeholt werden. Lassen Sie sie stattdessen liefern.',
    'Branch.NotFound {pickUp}':
      'In dieser Filiale kann die Bestellung nicht abgeholt werden. Wählen Sie eine andere Filiale, oder lassen Sie sie stattdessen liefern.',
    'Choice.Invalid': 'Entscheiden Sie noch einmal über die vorgeschlagene Adresse.',
    'AddressPrimary.Doubtful':
      'Prüfen Sie Straße und Hausnummer. Die Angabe sieht nicht nach einer Adresse aus.',
    'AddressPrimary.StreetUnknown':
      'Prüfen Sie die Straße. Unter diesem Namen ist zu dieser Postleitzahl keine bekannt.',
    'AddressPrimary.NumberDoubtful':
      'Prüfen Sie die Hausnummer. In dieser Straße ist keine Nummer in ihrer Nähe bekannt.',
    'AddressPrimary.NumberMissing': 'Ergänzen Sie die Hausnummer, falls das Haus eine hat.',
    'AddressSecondary.UnitMissing':
      'In diesem Gebäude gibt es mehrere Wohnungen. Ergänzen Sie die Nummer Ihrer Wohnung, falls sie eine hat.',
    'Province.Unknown': 'Prüfen Sie {field}. Unter diesem Namen ist hier nichts bekannt.',
    'Province.NotServed':
      'In dieses Gebiet können wir nicht liefern. Verwenden Sie eine Adresse an einem anderen Ort.',
    'Province.NotServed {pickUp}':
      'In dieses Gebiet können wir nicht liefern. Verwenden Sie eine Adresse an einem anderen Ort, oder wählen Sie eine Filiale zur Abholung.',
    'PostalCode.Doubtful': 'Prüfen Sie {field}. Üblich ist hier eine Schreibweise wie {form}.',
    'Address.Military':
      'An eine Militäradresse (APO, FPO, DPO) können wir hier nicht liefern. Verwenden Sie eine andere Adresse.',
    'Address.Military {pickUp}':
      'An eine Militäradresse (APO, FPO, DPO) können wir hier nicht liefern. Verwenden Sie eine andere Adresse, oder wählen Sie eine Filiale zur Abholung.',
    'Address.Doubtful': 'Die Teile dieser Adresse passen nicht zusammen. Prüfen Sie jeden davon.',
    ErrorSuggestedFix:
      'Bitte überprüfen Sie die Adresse. Eine berichtigte Adresse wird vorgeschlagen; Sie können Ihre trotzdem verwenden, auf die Gefahr hin, dass sich die Lieferung verzögert.',
    'Address.NotFound': 'Es gibt noch keine Lieferadresse. Geben Sie die Adresse für diese Bestellung ein.',
    'DateOfBirth.Invalid':
      'Prüfen Sie das Geburtsdatum. Diesen Tag gibt es nicht; nötig sind Tag, Monat und Jahr.',
    'DateOfBirth.InFuture': 'Das Geburtsdatum liegt in der Zukunft. Prüfen Sie das Jahr.',
    'DateOfBirth.TooLongAgo': 'Das Geburtsdatum liegt mehr als 130 Jahre zurück. Prüfen Sie das Jahr.',
    'DateOfBirth.TooYoung': 'Vertriebspartner müssen hier mindestens {age} Jahre alt sein.',
    'Pin Invalid': 'Wählen Sie eine PIN aus genau 4 Ziffern.',
    'SiteUrl.Invalid': 'Verwenden Sie im Namen der Seite nur die Buchstaben A bis Z und Ziffern.',
    'SiteUrl.Invalid {alternatives}':
      'Verwenden Sie im Namen der Seite nur die Buchstaben A bis Z und Ziffern. Gerade frei: {alternatives}.',
    'SiteUrl.Reserved': 'Dieser Seitenname kann nicht verwendet werden. Wählen Sie einen anderen.',
    'SiteUrl.Reserved {alternatives}':
      'Dieser Seitenname kann nicht verwendet werden. Wählen Sie einen anderen. Gerade frei: {alternatives}.',
    'SiteUrl.Taken': 'Dieser Seitenname ist schon vergeben. Wählen Sie einen anderen.',
    'SiteUrl.Taken {alternatives}':
      'Dieser Seitenname ist schon vergeben. Wählen Sie einen anderen. Gerade frei: {alternatives}.',
    'TaxId.Invalid': 'Prüfen Sie die Ziffern der Steuernummer, oder lassen Sie das Feld leer.',
    'Market.NotFound': 'Dieses Land kennen wir nicht. Wählen Sie ein anderes.',
    'Application.NotFound': 'Es gibt noch keinen Antrag. Füllen Sie das Formular aus.',
    'Authorization.Scope':
      'Ihr Konto erlaubt das nicht. Melden Sie sich mit einem anderen an, oder wenden Sie sich an den Shop.',
    'Authorization.Scope {scope}':
      'Ihr Konto erlaubt das nicht. Melden Sie sich mit einem anderen an, oder wenden Sie sich an den Shop. Es fehlt die Berechtigung „{scope}“.',
    'Request.Origin':
      'Die Demo läuft nur auf ihrer eigenen Seite. Öffnen Sie sie unter localhost oder ihrer IP-Adresse.',
    'Route.NotFound': 'Diese Seite gibt es nicht. Gehen Sie zurück und versuchen Sie es noch einmal.',
    'Method.NotAllowed': 'Verwenden Sie hier eine dieser Methoden: {methods}.',
    'Request.TimedOut':
      'Ihre Angaben sind nicht rechtzeitig angekommen. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
    'Request.TooLarge': 'Ihre Angaben sind zu lang. Kürzen Sie sie und versuchen Sie es noch einmal.',
    'Request.TooLarge {limit}':
      'Ihre Angaben sind zu lang. Kürzen Sie sie und versuchen Sie es noch einmal. Höchstens {limit} können gesendet werden.',
    'Request.HeadersTooLarge':
      'Ihr Browser hat zu viel mitgesendet. Löschen Sie die Cookies dieser Website und versuchen Sie es noch einmal.',
    'Request.TooMany':
      'Das waren zu viele Versuche in kurzer Zeit. Warten Sie einen Augenblick und versuchen Sie es noch einmal.',
    'Service.Fault':
      'Bei uns ist etwas schiefgegangen. Versuchen Sie es noch einmal; wenn es wieder nicht klappt, wenden Sie sich an den Shop.',
    'Service.Unavailable':
      'Wir können Ihre Angaben gerade nicht prüfen. Versuchen Sie es gleich noch einmal.',
    'ProfileId.Invalid': 'id muss ein Text von 1 bis {max} Zeichen ohne Steuerzeichen sein.',
    'BranchId.Invalid': 'id muss eine ganze Zahl über 0 sein.',
    'Market.Required': 'market ist erforderlich. Senden Sie einen Ländercode wie US.',
    'Market.Unknown': 'market muss ein Ländercode wie US sein (ISO 3166-1 alpha-2).',
    'Market.Invalid': 'Market muss ein Ländercode wie US sein (ISO 3166-1 alpha-2).',
    'BranchName.Required': 'name ist erforderlich. Senden Sie die Bezeichnung der Filiale.',
    'BranchName.Invalid': 'name muss ein Text von höchstens {max} Zeichen ohne Steuerzeichen sein.',
    'BranchProvince.Unknown':
      'province ist in diesem Markt unbekannt. Berichtigen Sie das Feld, oder lassen Sie es für den ganzen Markt weg.',
    'Active.Invalid': 'active muss true oder false sein.',
    'Owner.Required': 'owner ist erforderlich. Senden Sie das Profil, dem die SiteUrl gehört.',
    'Owner.Invalid': 'owner muss ein Text von höchstens {max} Zeichen ohne Steuerzeichen sein.',
    'Text.Required': 'text ist erforderlich. Senden Sie, was eingegeben wurde.',
    'Text.Invalid': 'text muss ein Text von höchstens {max} Zeichen ohne Steuerzeichen sein.',
    'Near.Invalid':
      'near muss ein Text von höchstens {max} Zeichen ohne Steuerzeichen sein, wie Fremont, CA.',
    'Limit.Invalid': 'limit muss eine ganze Zahl von 1 bis {max} sein.',
    'Line.NotJson': 'Diese Zeile ist kein JSON.',
    'Line.NotObject': 'Diese Zeile muss ein JSON-Objekt sein.',
    'Line.TooLong': 'Diese Zeile ist zu lang. Verwenden Sie höchstens {max} Byte.',
    'Line.Cells': 'Diese Zeile hat {cells} Zellen, die erste Zeile nennt aber {columns} Spalten.',
    'Lines.TooMany': 'Eine Anfrage darf höchstens {max} Zeilen haben. Ab dieser Zeile wurde nichts geprüft.',
    'Lines.Refused': 'Abgelehnte Zeilen: {count}. Sie wurden nicht gespeichert, die übrigen schon.',
    'Profile.NotFound': 'Es gibt kein Profil mit dieser id.',
    'Branch.Unknown': 'Es gibt keine Filiale mit dieser id.',
    'SiteUrl.NotFound': 'Diese siteUrl ist nicht registriert.',
    'Cart.NotFound': 'Zu diesem Warenkorb ist nichts gespeichert.',
    'Upload.MediaType': 'Der Inhalt muss NDJSON sein. Senden Sie Content-Type application/x-ndjson.',
  },
};
