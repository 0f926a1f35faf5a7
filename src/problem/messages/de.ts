import type { MessageKey } from '../catalog.ts';

/** German wording, with the polite Sie. */
export const de: Readonly<Record<MessageKey, string>> = {
  'Branch.Invalid': 'Branch muss eine ganze Zahl sein, oder null, wenn die Bestellung nicht abgeholt wird.',
  'Branch.NotFound':
    'Es gibt keine Filiale mit dieser Nummer, in der die Bestellung abgeholt werden kann. Senden Sie null, um die Bestellung liefern zu lassen.',
  'Branch.NotFound {pickUp}':
    'Es gibt keine Filiale mit dieser Nummer, in der die Bestellung abgeholt werden kann. Wählen Sie eine andere Filiale, oder senden Sie null, um die Bestellung liefern zu lassen.',
  'Email.Required': 'Email ist erforderlich. Geben Sie die E-Mail-Adresse ein, die den Beleg erhalten soll.',
  'Email.Invalid': 'Email ist keine gültige E-Mail-Adresse. Schreiben Sie sie wie name@example.com.',
  'Email.TooLong': 'Email ist zu lang. Verwenden Sie höchstens {max} Zeichen.',
  'ShipToEmail.Invalid':
    'ShipToEmail ist keine gültige E-Mail-Adresse. Schreiben Sie sie wie name@example.com, oder lassen Sie das Feld leer.',
  'ShipToEmail.TooLong': 'ShipToEmail ist zu lang. Verwenden Sie höchstens {max} Zeichen.',
  'Phone.Invalid':
    'Phone ist keine Telefonnummer dieses Marktes. Schreiben Sie sie wie {form}, oder lassen Sie das Feld leer.',
  'Phone.TooLong': 'Phone ist zu lang. Verwenden Sie höchstens {max} Zeichen.',
  'PONumber.Invalid': 'PONumber muss ein Text ohne Steuerzeichen und ohne beschädigte Zeichen sein.',
  'PONumber.TooLong': 'PONumber ist zu lang. Verwenden Sie höchstens {max} Zeichen.',
  'ShipToInstruction.Invalid':
    'ShipToInstruction muss ein Text ohne Steuerzeichen und ohne beschädigte Zeichen sein.',
  'ShipToInstruction.TooLong': 'ShipToInstruction ist zu lang. Verwenden Sie höchstens {max} Zeichen.',
  'Name.Required': 'Name ist erforderlich. Geben Sie den Namen für das Versandetikett ein.',
  'Name.Invalid': 'Name muss ein Text ohne Steuerzeichen und ohne beschädigte Zeichen sein.',
  'Name.TooLong': 'Name ist zu lang. Verwenden Sie höchstens {max} Zeichen.',
  'ShipToId.Invalid':
    'ShipToId ist keine Nummer eines Vertriebspartners. Schreiben Sie sie wie 12-3456, oder lassen Sie das Feld leer.',
  'Choice.Invalid': 'Choice muss Accept oder Override sein oder leer bleiben.',
  'AddressPrimary.Required': 'AddressPrimary ist erforderlich. Geben Sie die erste Adresszeile ein.',
  'AddressPrimary.Invalid':
    'AddressPrimary muss ein Text ohne Steuerzeichen und ohne beschädigte Zeichen sein.',
  'AddressPrimary.TooLong': 'AddressPrimary ist zu lang. Verwenden Sie höchstens {max} Zeichen.',
  'AddressPrimary.POBox':
    'In diesem Markt können Bestellungen nicht an ein Postfach geliefert werden. Geben Sie in AddressPrimary Straße und Hausnummer ein.',
  'AddressPrimary.POBox {pickUp}':
    'In diesem Markt können Bestellungen nicht an ein Postfach geliefert werden. Geben Sie in AddressPrimary Straße und Hausnummer ein, oder wählen Sie eine Filiale zur Abholung.',
  'AddressSecondary.Invalid':
    'AddressSecondary muss ein Text ohne Steuerzeichen und ohne beschädigte Zeichen sein.',
  'AddressSecondary.TooLong': 'AddressSecondary ist zu lang. Verwenden Sie höchstens {max} Zeichen.',
  'AddressSecondary.POBox':
    'In diesem Markt können Bestellungen nicht an ein Postfach geliefert werden. Entfernen Sie das Postfach aus AddressSecondary.',
  'AddressSecondary.POBox {pickUp}':
    'In diesem Markt können Bestellungen nicht an ein Postfach geliefert werden. Entfernen Sie das Postfach aus AddressSecondary, oder wählen Sie eine Filiale zur Abholung.',
  'AddressTertiary.Invalid':
    'AddressTertiary muss ein Text ohne Steuerzeichen und ohne beschädigte Zeichen sein.',
  'AddressTertiary.TooLong': 'AddressTertiary ist zu lang. Verwenden Sie höchstens {max} Zeichen.',
  'AddressTertiary.POBox':
    'In diesem Markt können Bestellungen nicht an ein Postfach geliefert werden. Entfernen Sie das Postfach aus AddressTertiary.',
  'AddressTertiary.POBox {pickUp}':
    'In diesem Markt können Bestellungen nicht an ein Postfach geliefert werden. Entfernen Sie das Postfach aus AddressTertiary, oder wählen Sie eine Filiale zur Abholung.',
  'City.Required': 'City ist erforderlich. Geben Sie den Ort ein.',
  'City.Invalid': 'City muss ein Text ohne Steuerzeichen und ohne beschädigte Zeichen sein.',
  'City.TooLong': 'City ist zu lang. Verwenden Sie höchstens {max} Zeichen.',
  'City.Mismatch':
    'City passt nicht zum Rest der Adresse. Prüfen Sie den Ort, oder senden Sie Choice Override, um die Adresse unverändert zu verwenden.',
  'Province.Required': 'Province ist erforderlich. Geben Sie das Bundesland oder die Provinz ein.',
  'Province.Invalid': 'Province muss ein Text ohne Steuerzeichen und ohne beschädigte Zeichen sein.',
  'Province.TooLong': 'Province ist zu lang. Verwenden Sie höchstens {max} Zeichen.',
  'Province.Unknown':
    'Province ist in diesem Markt als Bundesland oder Provinz nicht bekannt. Prüfen Sie die Angabe, oder senden Sie Choice Override, um die Adresse unverändert zu verwenden.',
  'Province.Mismatch':
    'Province passt nicht zum Rest der Adresse. Prüfen Sie das Bundesland oder die Provinz, oder senden Sie Choice Override, um die Adresse unverändert zu verwenden.',
  'Province.NotServed':
    'In dieses Bundesland oder diese Provinz können keine Bestellungen geliefert werden. Verwenden Sie eine Adresse an einem anderen Ort.',
  'Province.NotServed {pickUp}':
    'In dieses Bundesland oder diese Provinz können keine Bestellungen geliefert werden. Verwenden Sie eine Adresse an einem anderen Ort, oder wählen Sie eine Filiale zur Abholung.',
  'PostalCode.Required': 'PostalCode ist erforderlich. Geben Sie die Postleitzahl ein.',
  'PostalCode.Invalid': 'PostalCode ist keine Postleitzahl dieses Marktes. Schreiben Sie sie wie {form}.',
  'PostalCode.TooLong': 'PostalCode ist zu lang. Verwenden Sie höchstens {max} Zeichen.',
  'PostalCode.Doubtful':
    'PostalCode ist nicht ganz eine Postleitzahl dieses Marktes. Schreiben Sie sie wie {form}, oder senden Sie Choice Override, um die Adresse unverändert zu verwenden.',
  'PostalCode.Mismatch':
    'PostalCode passt nicht zum Rest der Adresse. Prüfen Sie die Postleitzahl, oder senden Sie Choice Override, um die Adresse unverändert zu verwenden.',
  'Address.Military':
    'In diesem Markt können Bestellungen nicht an eine Militäradresse (APO, FPO, DPO) geliefert werden. Verwenden Sie eine andere Adresse.',
  'Address.Military {pickUp}':
    'In diesem Markt können Bestellungen nicht an eine Militäradresse (APO, FPO, DPO) geliefert werden. Verwenden Sie eine andere Adresse, oder wählen Sie eine Filiale zur Abholung.',
  'Address.Doubtful':
    'Die Teile dieser Adresse passen nicht zusammen. Prüfen Sie Ort, Bundesland oder Provinz und Postleitzahl, oder senden Sie Choice Override, um die Adresse unverändert zu verwenden.',
  ErrorSuggestedFix:
    'Bitte überprüfen Sie die Adresse. Eine berichtigte Adresse wird vorgeschlagen; Sie können Ihre trotzdem verwenden, auf die Gefahr hin, dass sich die Lieferung verzögert.',
  'Address.NotFound':
    'Diesem Warenkorb ist keine Lieferadresse zugeordnet, und auch das Profil hat keine. Senden Sie eine mit POST.',
  'DateOfBirth.Required':
    'DateOfBirth ist erforderlich. Geben Sie das Datum als MM/DD/YYYY ein (Monat/Tag/Jahr).',
  'DateOfBirth.Invalid':
    'DateOfBirth ist kein Tag des Kalenders. Geben Sie das Datum als MM/DD/YYYY ein (Monat/Tag/Jahr).',
  'DateOfBirth.InFuture': 'DateOfBirth liegt in der Zukunft. Prüfen Sie das Jahr.',
  'DateOfBirth.TooLongAgo': 'DateOfBirth liegt mehr als 130 Jahre zurück. Prüfen Sie das Jahr.',
  'DateOfBirth.TooYoung': 'Vertriebspartner dieses Marktes müssen mindestens {age} Jahre alt sein.',
  'EMail.Required': 'EMail ist erforderlich. Geben Sie die E-Mail-Adresse des Vertriebspartners ein.',
  'EMail.Invalid': 'EMail ist keine gültige E-Mail-Adresse. Schreiben Sie sie wie name@example.com.',
  'EMail.TooLong': 'EMail ist zu lang. Verwenden Sie höchstens {max} Zeichen.',
  'SubscribeToEmail.Required':
    'SubscribeToEmail ist erforderlich. Senden Sie true, wenn das Unternehmen E-Mails schicken darf, und false, wenn nicht.',
  'SubscribeToEmail.Invalid': 'SubscribeToEmail muss true oder false sein.',
  'FirstName.Required': 'FirstName ist erforderlich. Geben Sie den Vornamen ein.',
  'FirstName.Invalid': 'FirstName muss ein Vorname mit mindestens einem Buchstaben sein.',
  'FirstName.TooLong': 'FirstName ist zu lang. Verwenden Sie höchstens {max} Zeichen.',
  'LastName.Required': 'LastName ist erforderlich. Geben Sie den Nachnamen ein.',
  'LastName.Invalid': 'LastName muss ein Nachname mit mindestens einem Buchstaben sein.',
  'LastName.TooLong': 'LastName ist zu lang. Verwenden Sie höchstens {max} Zeichen.',
  'MiddleInitial.Invalid': 'MiddleInitial muss ein Buchstabe sein oder leer bleiben.',
  'MiddleInitial.TooLong': 'MiddleInitial ist zu lang. Verwenden Sie höchstens {max} Zeichen.',
  'PhoneHome.Required': 'PhoneHome ist erforderlich. Geben Sie die private Telefonnummer ein.',
  'PhoneHome.Invalid': 'PhoneHome ist keine Telefonnummer dieses Marktes. Schreiben Sie sie wie {form}.',
  'PhoneHome.TooLong': 'PhoneHome ist zu lang. Verwenden Sie höchstens {max} Zeichen.',
  'PhoneOther.Invalid':
    'PhoneOther ist keine Telefonnummer dieses Marktes. Schreiben Sie sie wie {form}, oder lassen Sie das Feld leer.',
  'PhoneOther.TooLong': 'PhoneOther ist zu lang. Verwenden Sie höchstens {max} Zeichen.',
  'Pin Invalid': 'Pin muss aus genau 4 Ziffern bestehen.',
  'SiteUrl.Required': 'SiteUrl ist erforderlich. Wählen Sie den letzten Teil der Anmeldeadresse.',
  'SiteUrl.Invalid':
    'SiteUrl darf nur Buchstaben von A bis Z und Ziffern enthalten. Entfernen Sie alles andere.',
  'SiteUrl.TooLong': 'SiteUrl ist zu lang. Verwenden Sie höchstens {max} Zeichen.',
  'SiteUrl.Reserved': 'Diese SiteUrl ist reserviert. Wählen Sie eine andere.',
  'SiteUrl.Reserved {alternatives}':
    'Diese SiteUrl ist reserviert. Wählen Sie eine andere. Derzeit frei: {alternatives}.',
  'SiteUrl.Taken': 'Diese SiteUrl ist schon für einen anderen Promoter registriert. Wählen Sie eine andere.',
  'SiteUrl.Taken {alternatives}':
    'Diese SiteUrl ist schon für einen anderen Promoter registriert. Wählen Sie eine andere. Derzeit frei: {alternatives}.',
  'RecognitionName.Invalid':
    'RecognitionName muss ein Text ohne Steuerzeichen und ohne beschädigte Zeichen sein.',
  'RecognitionName.TooLong': 'RecognitionName ist zu lang. Verwenden Sie höchstens {max} Zeichen.',
  'PartnerFirstName.Required':
    'PartnerFirstName ist zusammen mit PartnerLastName erforderlich. Geben Sie den Vornamen des Partners ein, oder lassen Sie beide Felder leer.',
  'PartnerFirstName.Invalid': 'PartnerFirstName muss ein Vorname mit mindestens einem Buchstaben sein.',
  'PartnerFirstName.TooLong': 'PartnerFirstName ist zu lang. Verwenden Sie höchstens {max} Zeichen.',
  'PartnerLastName.Required':
    'PartnerLastName ist zusammen mit PartnerFirstName erforderlich. Geben Sie den Nachnamen des Partners ein, oder lassen Sie beide Felder leer.',
  'PartnerLastName.Invalid': 'PartnerLastName muss ein Nachname mit mindestens einem Buchstaben sein.',
  'PartnerLastName.TooLong': 'PartnerLastName ist zu lang. Verwenden Sie höchstens {max} Zeichen.',
  'PartnerMiddleInitial.Invalid': 'PartnerMiddleInitial muss ein Buchstabe sein oder leer bleiben.',
  'PartnerMiddleInitial.TooLong': 'PartnerMiddleInitial ist zu lang. Verwenden Sie höchstens {max} Zeichen.',
  'TaxId.Invalid':
    'TaxId ist keine Steuernummer dieses Marktes. Prüfen Sie die Ziffern, oder lassen Sie das Feld leer.',
  'TaxId.TooLong': 'TaxId ist zu lang. Verwenden Sie höchstens {max} Zeichen.',
  'ProfileId.Invalid': 'id muss ein Text von 1 bis {max} Zeichen ohne Steuerzeichen sein.',
  'BranchId.Invalid': 'id muss eine ganze Zahl über 0 sein.',
  'Market.Required': 'market ist erforderlich. Senden Sie einen Ländercode wie US.',
  'Market.Unknown': 'market muss ein Ländercode wie US sein (ISO 3166-1 alpha-2).',
  'BranchName.Required': 'name ist erforderlich. Senden Sie die Bezeichnung der Filiale.',
  'BranchName.Invalid': 'name muss ein Text von höchstens {max} Zeichen ohne Steuerzeichen sein.',
  'BranchProvince.Unknown':
    'province ist in diesem Markt unbekannt. Berichtigen Sie das Feld, oder lassen Sie es für den ganzen Markt weg.',
  'Active.Invalid': 'active muss true oder false sein.',
  'Owner.Required': 'owner ist erforderlich. Senden Sie das Profil, dem die SiteUrl gehört.',
  'Owner.Invalid': 'owner muss ein Text von höchstens {max} Zeichen ohne Steuerzeichen sein.',
  'Line.NotJson': 'Diese Zeile ist kein JSON.',
  'Line.NotObject': 'Diese Zeile muss ein JSON-Objekt sein.',
  'Line.TooLong': 'Diese Zeile ist zu lang. Verwenden Sie höchstens {max} Byte.',
  'Line.Cells': 'Diese Zeile hat {cells} Zellen, die erste Zeile nennt aber {columns} Spalten.',
  'Lines.Refused': 'Abgelehnte Zeilen: {count}. Sie wurden nicht gespeichert, die übrigen schon.',
  'Profile.NotFound': 'Es gibt kein Profil mit dieser id.',
  'Branch.Unknown': 'Es gibt keine Filiale mit dieser id.',
  'SiteUrl.NotFound': 'Diese siteUrl ist nicht registriert.',
  'Cart.NotFound': 'Zu diesem Warenkorb ist nichts gespeichert.',
  'Market.NotFound':
    'Diesen Markt gibt es nicht. Geben Sie ihn als Ländercode in zwei Großbuchstaben an, zum Beispiel US.',
  'Upload.MediaType': 'Der Inhalt muss NDJSON sein. Senden Sie Content-Type application/x-ndjson.',
  'Application.NotFound': 'Zu dieser Sitzung gehört kein Antrag.',
  'Application.NotFound {method}': 'Zu dieser Sitzung gehört kein Antrag. Senden Sie einen mit {method}.',
  'Request.NotJson': 'Der Inhalt der Anfrage ist kein JSON. Senden Sie ein JSON-Objekt in UTF-8.',
  'Request.NotObject': 'Der Inhalt der Anfrage muss ein JSON-Objekt sein.',
  'Request.Malformed': 'Die Anfrage ist kein gültiges HTTP.',
  'Authorization.Missing': 'Es fehlen Zugangsdaten. Senden Sie Authorization: Bearer und ein Token.',
  'Authorization.Invalid': 'Das Token wurde nicht angenommen. Fordern Sie ein neues an.',
  'Authorization.Expired': 'Das Token ist abgelaufen. Fordern Sie ein neues an.',
  'Authorization.Scope': 'Das Token erlaubt diesen Vorgang nicht: Ihm fehlt der Geltungsbereich {scope}.',
  'Request.Origin':
    'Die Demo gibt Token nur an ihre eigene Seite. Öffnen Sie diese Seite unter localhost oder ihrer IP-Adresse.',
  'Route.NotFound': 'Diese Ressource gibt es nicht. Prüfen Sie den Pfad.',
  'Method.NotAllowed': 'Diese Ressource kennt diese Methode nicht. Verwenden Sie eine von diesen: {methods}.',
  'Request.TimedOut': 'Die Anfrage ist nicht rechtzeitig angekommen. Senden Sie sie noch einmal.',
  'Request.TooLarge': 'Der Inhalt der Anfrage ist zu groß. Senden Sie höchstens {max} Byte.',
  'Request.MediaType': 'Der Inhalt muss JSON sein. Senden Sie Content-Type application/json.',
  'Request.HeadersTooLarge': 'Die Kopfzeilen der Anfrage sind zu groß.',
  'Request.TooMany': 'Das sind zu viele Anfragen. Warten Sie so lange, wie Retry-After angibt.',
  'Service.Fault':
    'Im Dienst ist ein Fehler aufgetreten. Senden Sie die Anfrage noch einmal; wenn der Fehler bleibt, melden Sie die X-Request-Id dieser Antwort.',
  'Service.Unavailable':
    'Der Dienst kann gerade nicht antworten. Senden Sie die Anfrage noch einmal, sobald die Zeit in Retry-After um ist.',
};
