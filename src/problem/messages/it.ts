import type { MessageKey } from '../catalog.ts';

/** Italian wording, in the impersonal infinitive of forms. */
export const it: Readonly<Record<MessageKey, string>> = {
  'Branch.Invalid': 'Branch deve essere un numero intero, oppure null se l’ordine non viene ritirato.',
  'Branch.NotFound':
    'Non esiste una filiale con questo numero presso cui ritirare l’ordine. Inviare null per far spedire l’ordine.',
  'Branch.NotFound {pickUp}':
    'Non esiste una filiale con questo numero presso cui ritirare l’ordine. Scegliere un’altra filiale, oppure inviare null per far spedire l’ordine.',
  'Email.Required': 'Email è obbligatorio. Inserire l’indirizzo e-mail a cui inviare la ricevuta.',
  'Email.Invalid': 'Email non è un indirizzo e-mail valido. Scriverlo come nome@example.com.',
  'Email.TooLong': 'Email è troppo lungo. Usare al massimo {max} caratteri.',
  'ShipToEmail.Invalid':
    'ShipToEmail non è un indirizzo e-mail valido. Scriverlo come nome@example.com, oppure lasciare vuoto il campo.',
  'ShipToEmail.TooLong': 'ShipToEmail è troppo lungo. Usare al massimo {max} caratteri.',
  'Phone.Invalid':
    'Phone non è un numero di telefono di questo mercato. Scriverlo come {form}, oppure lasciare vuoto il campo.',
  'Phone.TooLong': 'Phone è troppo lungo. Usare al massimo {max} caratteri.',
  'PONumber.Invalid': 'PONumber deve essere un testo senza caratteri di controllo né caratteri danneggiati.',
  'PONumber.TooLong': 'PONumber è troppo lungo. Usare al massimo {max} caratteri.',
  'ShipToInstruction.Invalid':
    'ShipToInstruction deve essere un testo senza caratteri di controllo né caratteri danneggiati.',
  'ShipToInstruction.TooLong': 'ShipToInstruction è troppo lungo. Usare al massimo {max} caratteri.',
  'Name.Required': 'Name è obbligatorio. Inserire il nome per l’etichetta di spedizione.',
  'Name.Invalid': 'Name deve essere un testo senza caratteri di controllo né caratteri danneggiati.',
  'Name.TooLong': 'Name è troppo lungo. Usare al massimo {max} caratteri.',
  'ShipToId.Invalid':
    'ShipToId non è un codice distributore. Scriverlo come 12-3456, oppure lasciare vuoto il campo.',
  'Choice.Invalid': 'Choice deve essere Accept o Override, oppure restare vuoto.',
  'AddressPrimary.Required': 'AddressPrimary è obbligatorio. Inserire la prima riga dell’indirizzo.',
  'AddressPrimary.Invalid':
    'AddressPrimary deve essere un testo senza caratteri di controllo né caratteri danneggiati.',
  'AddressPrimary.TooLong': 'AddressPrimary è troppo lungo. Usare al massimo {max} caratteri.',
  'AddressPrimary.POBox':
    'In questo mercato gli ordini non possono essere spediti a una casella postale. Inserire via e numero civico in AddressPrimary.',
  'AddressPrimary.POBox {pickUp}':
    'In questo mercato gli ordini non possono essere spediti a una casella postale. Inserire via e numero civico in AddressPrimary, oppure scegliere una filiale per il ritiro.',
  'AddressSecondary.Invalid':
    'AddressSecondary deve essere un testo senza caratteri di controllo né caratteri danneggiati.',
  'AddressSecondary.TooLong': 'AddressSecondary è troppo lungo. Usare al massimo {max} caratteri.',
  'AddressSecondary.POBox':
    'In questo mercato gli ordini non possono essere spediti a una casella postale. Togliere la casella da AddressSecondary.',
  'AddressSecondary.POBox {pickUp}':
    'In questo mercato gli ordini non possono essere spediti a una casella postale. Togliere la casella da AddressSecondary, oppure scegliere una filiale per il ritiro.',
  'AddressTertiary.Invalid':
    'AddressTertiary deve essere un testo senza caratteri di controllo né caratteri danneggiati.',
  'AddressTertiary.TooLong': 'AddressTertiary è troppo lungo. Usare al massimo {max} caratteri.',
  'AddressTertiary.POBox':
    'In questo mercato gli ordini non possono essere spediti a una casella postale. Togliere la casella da AddressTertiary.',
  'AddressTertiary.POBox {pickUp}':
    'In questo mercato gli ordini non possono essere spediti a una casella postale. Togliere la casella da AddressTertiary, oppure scegliere una filiale per il ritiro.',
  'City.Required': 'City è obbligatorio. Inserire la città.',
  'City.Invalid': 'City deve essere un testo senza caratteri di controllo né caratteri danneggiati.',
  'City.TooLong': 'City è troppo lungo. Usare al massimo {max} caratteri.',
  'City.Mismatch':
    'City non corrisponde al resto dell’indirizzo. Controllare la città, oppure inviare Choice Override per usare l’indirizzo così com’è.',
  'Province.Required': 'Province è obbligatorio. Inserire lo stato o la provincia.',
  'Province.Invalid': 'Province deve essere un testo senza caratteri di controllo né caratteri danneggiati.',
  'Province.TooLong': 'Province è troppo lungo. Usare al massimo {max} caratteri.',
  'Province.Unknown':
    'Province non è uno stato o una provincia noti in questo mercato. Controllare il dato, oppure inviare Choice Override per usare l’indirizzo così com’è.',
  'Province.Mismatch':
    'Province non corrisponde al resto dell’indirizzo. Controllare lo stato o la provincia, oppure inviare Choice Override per usare l’indirizzo così com’è.',
  'Province.NotServed':
    'Gli ordini non possono essere spediti in questo stato o in questa provincia. Usare un indirizzo in un’altra zona.',
  'Province.NotServed {pickUp}':
    'Gli ordini non possono essere spediti in questo stato o in questa provincia. Usare un indirizzo in un’altra zona, oppure scegliere una filiale per il ritiro.',
  'PostalCode.Required': 'PostalCode è obbligatorio. Inserire il codice postale.',
  'PostalCode.Invalid': 'PostalCode non è un codice postale di questo mercato. Scriverlo come {form}.',
  'PostalCode.TooLong': 'PostalCode è troppo lungo. Usare al massimo {max} caratteri.',
  'PostalCode.Doubtful':
    'PostalCode non è del tutto un codice postale di questo mercato. Scriverlo come {form}, oppure inviare Choice Override per usare l’indirizzo così com’è.',
  'PostalCode.Mismatch':
    'PostalCode non corrisponde al resto dell’indirizzo. Controllare il codice postale, oppure inviare Choice Override per usare l’indirizzo così com’è.',
  'Address.Military':
    'In questo mercato gli ordini non possono essere spediti a un indirizzo militare (APO, FPO, DPO). Usare un altro indirizzo.',
  'Address.Military {pickUp}':
    'In questo mercato gli ordini non possono essere spediti a un indirizzo militare (APO, FPO, DPO). Usare un altro indirizzo, oppure scegliere una filiale per il ritiro.',
  'Address.Doubtful':
    'Le parti di questo indirizzo non corrispondono tra loro. Controllare la città, lo stato o la provincia e il codice postale, oppure inviare Choice Override per usare l’indirizzo così com’è.',
  ErrorSuggestedFix:
    'Si prega di controllare l’indirizzo. Viene suggerito un indirizzo corretto; è comunque possibile usare il proprio, con il rischio di un ritardo nella consegna.',
  'Address.NotFound':
    'A questo carrello non è assegnato un indirizzo di spedizione e il profilo non ne ha alcuno. Inviarne uno con POST.',
  'DateOfBirth.Required':
    'DateOfBirth è obbligatorio. Inserire la data nella forma MM/DD/YYYY (mese/giorno/anno).',
  'DateOfBirth.Invalid':
    'DateOfBirth non è una data del calendario. Inserire la data nella forma MM/DD/YYYY (mese/giorno/anno).',
  'DateOfBirth.InFuture': 'DateOfBirth è nel futuro. Controllare l’anno.',
  'DateOfBirth.TooLongAgo': 'DateOfBirth risale a più di 130 anni fa. Controllare l’anno.',
  'DateOfBirth.TooYoung': 'I distributori di questo mercato devono avere almeno {age} anni.',
  'EMail.Required': 'EMail è obbligatorio. Inserire l’indirizzo e-mail del distributore.',
  'EMail.Invalid': 'EMail non è un indirizzo e-mail valido. Scriverlo come nome@example.com.',
  'EMail.TooLong': 'EMail è troppo lungo. Usare al massimo {max} caratteri.',
  'SubscribeToEmail.Required':
    'SubscribeToEmail è obbligatorio. Inviare true se l’azienda può mandare e-mail, false se non può.',
  'SubscribeToEmail.Invalid': 'SubscribeToEmail deve essere true o false.',
  'FirstName.Required': 'FirstName è obbligatorio. Inserire il nome.',
  'FirstName.Invalid': 'FirstName deve essere un nome: un testo con almeno una lettera.',
  'FirstName.TooLong': 'FirstName è troppo lungo. Usare al massimo {max} caratteri.',
  'LastName.Required': 'LastName è obbligatorio. Inserire il cognome.',
  'LastName.Invalid': 'LastName deve essere un cognome: un testo con almeno una lettera.',
  'LastName.TooLong': 'LastName è troppo lungo. Usare al massimo {max} caratteri.',
  'MiddleInitial.Invalid': 'MiddleInitial deve essere una lettera, oppure restare vuoto.',
  'MiddleInitial.TooLong': 'MiddleInitial è troppo lungo. Usare al massimo {max} caratteri.',
  'PhoneHome.Required': 'PhoneHome è obbligatorio. Inserire il numero di telefono di casa.',
  'PhoneHome.Invalid': 'PhoneHome non è un numero di telefono di questo mercato. Scriverlo come {form}.',
  'PhoneHome.TooLong': 'PhoneHome è troppo lungo. Usare al massimo {max} caratteri.',
  'PhoneOther.Invalid':
    'PhoneOther non è un numero di telefono di questo mercato. Scriverlo come {form}, oppure lasciare vuoto il campo.',
  'PhoneOther.TooLong': 'PhoneOther è troppo lungo. Usare al massimo {max} caratteri.',
  'Pin Invalid': 'Pin deve avere esattamente 4 cifre.',
  'SiteUrl.Required': 'SiteUrl è obbligatorio. Scegliere l’ultima parte dell’indirizzo di iscrizione.',
  'SiteUrl.Invalid': 'SiteUrl può contenere solo lettere dalla A alla Z e cifre. Togliere tutto il resto.',
  'SiteUrl.TooLong': 'SiteUrl è troppo lungo. Usare al massimo {max} caratteri.',
  'SiteUrl.Reserved': 'Questo SiteUrl è riservato. Sceglierne un altro.',
  'SiteUrl.Reserved {alternatives}':
    'Questo SiteUrl è riservato. Sceglierne un altro. Liberi al momento: {alternatives}.',
  'SiteUrl.Taken': 'Questo SiteUrl è già registrato da un altro promotore. Sceglierne un altro.',
  'SiteUrl.Taken {alternatives}':
    'Questo SiteUrl è già registrato da un altro promotore. Sceglierne un altro. Liberi al momento: {alternatives}.',
  'RecognitionName.Invalid':
    'RecognitionName deve essere un testo senza caratteri di controllo né caratteri danneggiati.',
  'RecognitionName.TooLong': 'RecognitionName è troppo lungo. Usare al massimo {max} caratteri.',
  'PartnerFirstName.Required':
    'PartnerFirstName è obbligatorio insieme a PartnerLastName. Inserire il nome del partner, oppure lasciare vuoti entrambi i campi.',
  'PartnerFirstName.Invalid': 'PartnerFirstName deve essere un nome: un testo con almeno una lettera.',
  'PartnerFirstName.TooLong': 'PartnerFirstName è troppo lungo. Usare al massimo {max} caratteri.',
  'PartnerLastName.Required':
    'PartnerLastName è obbligatorio insieme a PartnerFirstName. Inserire il cognome del partner, oppure lasciare vuoti entrambi i campi.',
  'PartnerLastName.Invalid': 'PartnerLastName deve essere un cognome: un testo con almeno una lettera.',
  'PartnerLastName.TooLong': 'PartnerLastName è troppo lungo. Usare al massimo {max} caratteri.',
  'PartnerMiddleInitial.Invalid': 'PartnerMiddleInitial deve essere una lettera, oppure restare vuoto.',
  'PartnerMiddleInitial.TooLong': 'PartnerMiddleInitial è troppo lungo. Usare al massimo {max} caratteri.',
  'TaxId.Invalid':
    'TaxId non è un numero di identificazione fiscale di questo mercato. Controllare le cifre, oppure lasciare vuoto il campo.',
  'TaxId.TooLong': 'TaxId è troppo lungo. Usare al massimo {max} caratteri.',
  'ProfileId.Invalid': 'id deve essere un testo da 1 a {max} caratteri, senza caratteri di controllo.',
  'BranchId.Invalid': 'id deve essere un numero intero maggiore di 0.',
  'Market.Required': 'market è obbligatorio. Inviare un codice di paese come US.',
  'Market.Unknown': 'market deve essere un codice di paese come US (ISO 3166-1 alpha-2).',
  'BranchName.Required': 'name è obbligatorio. Inviare il nome della filiale.',
  'BranchName.Invalid':
    'name deve essere un testo di al massimo {max} caratteri, senza caratteri di controllo.',
  'BranchProvince.Unknown':
    'province non è nota in questo mercato. Correggerla, oppure ometterla per tutto il mercato.',
  'Active.Invalid': 'active deve essere true o false.',
  'Owner.Required': 'owner è obbligatorio. Inviare il profilo a cui appartiene il SiteUrl.',
  'Owner.Invalid': 'owner deve essere un testo di al massimo {max} caratteri, senza caratteri di controllo.',
  'Line.NotJson': 'Questa riga non è JSON.',
  'Line.NotObject': 'Questa riga deve essere un oggetto JSON.',
  'Line.TooLong': 'Questa riga è troppo lunga. Usare al massimo {max} byte.',
  'Line.Cells': 'Questa riga ha {cells} celle, ma la prima riga indica {columns} colonne.',
  'Lines.Refused': 'Righe rifiutate: {count}. Non sono state salvate; le altre sì.',
  'Profile.NotFound': 'Non esiste alcun profilo con questo id.',
  'Branch.Unknown': 'Non esiste alcuna filiale con questo id.',
  'SiteUrl.NotFound': 'Questo siteUrl non è registrato.',
  'Cart.NotFound': 'Per questo carrello non è salvato nulla.',
  'Market.NotFound':
    'Questo mercato non esiste. Indicare il codice del paese in due lettere maiuscole, ad esempio US.',
  'Upload.MediaType': 'Il corpo deve essere NDJSON. Inviare Content-Type application/x-ndjson.',
  'Application.NotFound': 'A questa sessione non è associata alcuna domanda.',
  'Application.NotFound {method}':
    'A questa sessione non è associata alcuna domanda. Inviarne una con {method}.',
  'Request.NotJson': 'Il corpo della richiesta non è JSON. Inviare un oggetto JSON in UTF-8.',
  'Request.NotObject': 'Il corpo della richiesta deve essere un oggetto JSON.',
  'Request.Malformed': 'La richiesta non è HTTP valido.',
  'Authorization.Missing': 'Inviare le credenziali: Authorization: Bearer e un token.',
  'Authorization.Invalid': 'Il token non è stato accettato. Richiederne uno nuovo.',
  'Authorization.Expired': 'Il token è scaduto. Richiederne uno nuovo.',
  'Authorization.Scope': 'Il token non consente questa operazione: gli manca l’ambito {scope}.',
  'Request.Origin':
    'La demo dà token solo alla propria pagina. Aprire quella pagina su localhost o tramite il suo indirizzo IP.',
  'Route.NotFound': 'Questa risorsa non esiste. Controllare il percorso.',
  'Method.NotAllowed': 'Questa risorsa non ammette quel metodo. Usare uno di questi: {methods}.',
  'Request.TimedOut': 'La richiesta non è arrivata in tempo. Inviarla di nuovo.',
  'Request.TooLarge': 'Il corpo della richiesta è troppo grande. Inviare al massimo {max} byte.',
  'Request.MediaType': 'Il corpo deve essere JSON: inviare Content-Type application/json.',
  'Request.HeadersTooLarge': 'Le intestazioni della richiesta sono troppo grandi.',
  'Request.TooMany': 'Le richieste sono troppe. Attendere il tempo indicato da Retry-After.',
  'Service.Fault':
    'Si è verificato un errore nel servizio. Inviare di nuovo la richiesta; se l’errore si ripete, segnalare l’X-Request-Id di questa risposta.',
  'Service.Unavailable':
    'Il servizio non può rispondere in questo momento. Inviare di nuovo la richiesta quando lo indica Retry-After.',
};
