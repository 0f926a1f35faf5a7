import type { MessageKey } from '../catalog.ts';

/**
 * French wording. Colons and semicolons are avoided: the space that French sets before them must not break, and would be
 * invisible here.
 */
export const fr: Readonly<Record<MessageKey, string>> = {
  'Branch.Invalid':
    'Branch doit être un nombre entier, ou null si la commande n’est pas retirée dans une agence.',
  'Branch.NotFound':
    'Aucune agence où retirer la commande ne porte ce numéro. Envoyez null pour faire livrer la commande.',
  'Branch.NotFound {pickUp}':
    'Aucune agence où retirer la commande ne porte ce numéro. Choisissez une autre agence, ou envoyez null pour faire livrer la commande.',
  'Email.Required': 'Email est obligatoire. Saisissez l’adresse e-mail à laquelle envoyer le reçu.',
  'Email.Invalid': 'Email n’est pas une adresse e-mail valide. Écrivez-la comme nom@example.com.',
  'Email.TooLong': 'Email est trop long. Utilisez au plus {max} caractères.',
  'ShipToEmail.Invalid':
    'ShipToEmail n’est pas une adresse e-mail valide. Écrivez-la comme nom@example.com, ou laissez le champ vide.',
  'ShipToEmail.TooLong': 'ShipToEmail est trop long. Utilisez au plus {max} caractères.',
  'Phone.Invalid':
    'Phone n’est pas un numéro de téléphone de ce marché. Écrivez-le comme {form}, ou laissez le champ vide.',
  'Phone.TooLong': 'Phone est trop long. Utilisez au plus {max} caractères.',
  'PONumber.Invalid': 'PONumber doit être un texte sans caractère de contrôle ni caractère endommagé.',
  'PONumber.TooLong': 'PONumber est trop long. Utilisez au plus {max} caractères.',
  'ShipToInstruction.Invalid':
    'ShipToInstruction doit être un texte sans caractère de contrôle ni caractère endommagé.',
  'ShipToInstruction.TooLong': 'ShipToInstruction est trop long. Utilisez au plus {max} caractères.',
  'Name.Required': 'Name est obligatoire. Saisissez le nom à indiquer sur l’étiquette d’expédition.',
  'Name.Invalid': 'Name doit être un texte sans caractère de contrôle ni caractère endommagé.',
  'Name.TooLong': 'Name est trop long. Utilisez au plus {max} caractères.',
  'ShipToId.Invalid':
    'ShipToId n’est pas un identifiant de distributeur. Écrivez-le comme 12-3456, ou laissez le champ vide.',
  'Choice.Invalid': 'Choice doit être Accept ou Override, ou rester vide.',
  'AddressPrimary.Required': 'AddressPrimary est obligatoire. Saisissez la première ligne de l’adresse.',
  'AddressPrimary.Invalid':
    'AddressPrimary doit être un texte sans caractère de contrôle ni caractère endommagé.',
  'AddressPrimary.TooLong': 'AddressPrimary est trop long. Utilisez au plus {max} caractères.',
  'AddressPrimary.POBox':
    'Sur ce marché, les commandes ne peuvent pas être livrées à une boîte postale. Saisissez le numéro et la rue dans AddressPrimary.',
  'AddressPrimary.POBox {pickUp}':
    'Sur ce marché, les commandes ne peuvent pas être livrées à une boîte postale. Saisissez le numéro et la rue dans AddressPrimary, ou choisissez une agence pour le retrait.',
  'AddressSecondary.Invalid':
    'AddressSecondary doit être un texte sans caractère de contrôle ni caractère endommagé.',
  'AddressSecondary.TooLong': 'AddressSecondary est trop long. Utilisez au plus {max} caractères.',
  'AddressSecondary.POBox':
    'Sur ce marché, les commandes ne peuvent pas être livrées à une boîte postale. Retirez la boîte postale de AddressSecondary.',
  'AddressSecondary.POBox {pickUp}':
    'Sur ce marché, les commandes ne peuvent pas être livrées à une boîte postale. Retirez la boîte postale de AddressSecondary, ou choisissez une agence pour le retrait.',
  'AddressTertiary.Invalid':
    'AddressTertiary doit être un texte sans caractère de contrôle ni caractère endommagé.',
  'AddressTertiary.TooLong': 'AddressTertiary est trop long. Utilisez au plus {max} caractères.',
  'AddressTertiary.POBox':
    'Sur ce marché, les commandes ne peuvent pas être livrées à une boîte postale. Retirez la boîte postale de AddressTertiary.',
  'AddressTertiary.POBox {pickUp}':
    'Sur ce marché, les commandes ne peuvent pas être livrées à une boîte postale. Retirez la boîte postale de AddressTertiary, ou choisissez une agence pour le retrait.',
  'City.Required': 'City est obligatoire. Saisissez la ville.',
  'City.Invalid': 'City doit être un texte sans caractère de contrôle ni caractère endommagé.',
  'City.TooLong': 'City est trop long. Utilisez au plus {max} caractères.',
  'City.Mismatch':
    'City ne correspond pas au reste de l’adresse. Vérifiez la ville, ou envoyez Choice Override pour utiliser l’adresse telle quelle.',
  'Province.Required': 'Province est obligatoire. Saisissez l’État ou la province.',
  'Province.Invalid': 'Province doit être un texte sans caractère de contrôle ni caractère endommagé.',
  'Province.TooLong': 'Province est trop long. Utilisez au plus {max} caractères.',
  'Province.Unknown':
    'Province n’est pas un État ou une province que l’on connaît sur ce marché. Vérifiez la saisie, ou envoyez Choice Override pour utiliser l’adresse telle quelle.',
  'Province.Mismatch':
    'Province ne correspond pas au reste de l’adresse. Vérifiez l’État ou la province, ou envoyez Choice Override pour utiliser l’adresse telle quelle.',
  'Province.NotServed':
    'Les commandes ne peuvent pas être livrées dans cet État ou cette province. Utilisez une adresse située ailleurs.',
  'Province.NotServed {pickUp}':
    'Les commandes ne peuvent pas être livrées dans cet État ou cette province. Utilisez une adresse située ailleurs, ou choisissez une agence pour le retrait.',
  'PostalCode.Required': 'PostalCode est obligatoire. Saisissez le code postal.',
  'PostalCode.Invalid': 'PostalCode n’est pas un code postal de ce marché. Écrivez-le comme {form}.',
  'PostalCode.TooLong': 'PostalCode est trop long. Utilisez au plus {max} caractères.',
  'PostalCode.Doubtful':
    'PostalCode n’est pas tout à fait un code postal de ce marché. Écrivez-le comme {form}, ou envoyez Choice Override pour utiliser l’adresse telle quelle.',
  'PostalCode.Mismatch':
    'PostalCode ne correspond pas au reste de l’adresse. Vérifiez le code postal, ou envoyez Choice Override pour utiliser l’adresse telle quelle.',
  'Address.Military':
    'Sur ce marché, les commandes ne peuvent pas être livrées à une adresse militaire (APO, FPO, DPO). Utilisez une autre adresse.',
  'Address.Military {pickUp}':
    'Sur ce marché, les commandes ne peuvent pas être livrées à une adresse militaire (APO, FPO, DPO). Utilisez une autre adresse, ou choisissez une agence pour le retrait.',
  'Address.Doubtful':
    'Les éléments de cette adresse ne concordent pas. Vérifiez la ville, l’État ou la province et le code postal, ou envoyez Choice Override pour utiliser l’adresse telle quelle.',
  ErrorSuggestedFix:
    'Veuillez vérifier l’adresse. Une adresse corrigée vous est proposée. Vous pouvez tout de même utiliser la vôtre, au risque d’un retard de livraison.',
  'Address.NotFound':
    'Aucune adresse de livraison n’est attribuée à ce panier et le profil n’en a pas non plus. Envoyez-en une avec POST.',
  'DateOfBirth.Required':
    'DateOfBirth est obligatoire. Saisissez la date sous la forme MM/DD/YYYY (mois/jour/année).',
  'DateOfBirth.Invalid':
    'DateOfBirth n’est pas une date du calendrier. Saisissez la date sous la forme MM/DD/YYYY (mois/jour/année).',
  'DateOfBirth.InFuture': 'DateOfBirth est dans le futur. Vérifiez l’année.',
  'DateOfBirth.TooLongAgo': 'DateOfBirth remonte à plus de 130 ans. Vérifiez l’année.',
  'DateOfBirth.TooYoung': 'Les distributeurs de ce marché doivent avoir au moins {age} ans.',
  'EMail.Required': 'EMail est obligatoire. Saisissez l’adresse e-mail du distributeur.',
  'EMail.Invalid': 'EMail n’est pas une adresse e-mail valide. Écrivez-la comme nom@example.com.',
  'EMail.TooLong': 'EMail est trop long. Utilisez au plus {max} caractères.',
  'SubscribeToEmail.Required':
    'SubscribeToEmail est obligatoire. Envoyez true si l’entreprise peut envoyer des e-mails, et false dans le cas contraire.',
  'SubscribeToEmail.Invalid': 'SubscribeToEmail doit être true ou false.',
  'FirstName.Required': 'FirstName est obligatoire. Saisissez le prénom.',
  'FirstName.Invalid': 'FirstName doit être un prénom et contenir au moins une lettre.',
  'FirstName.TooLong': 'FirstName est trop long. Utilisez au plus {max} caractères.',
  'LastName.Required': 'LastName est obligatoire. Saisissez le nom de famille.',
  'LastName.Invalid': 'LastName doit être un nom et contenir au moins une lettre.',
  'LastName.TooLong': 'LastName est trop long. Utilisez au plus {max} caractères.',
  'MiddleInitial.Invalid': 'MiddleInitial doit être une lettre, ou rester vide.',
  'MiddleInitial.TooLong': 'MiddleInitial est trop long. Utilisez au plus {max} caractères.',
  'PhoneHome.Required': 'PhoneHome est obligatoire. Saisissez le numéro de téléphone du domicile.',
  'PhoneHome.Invalid': 'PhoneHome n’est pas un numéro de téléphone de ce marché. Écrivez-le comme {form}.',
  'PhoneHome.TooLong': 'PhoneHome est trop long. Utilisez au plus {max} caractères.',
  'PhoneOther.Invalid':
    'PhoneOther n’est pas un numéro de téléphone de ce marché. Écrivez-le comme {form}, ou laissez le champ vide.',
  'PhoneOther.TooLong': 'PhoneOther est trop long. Utilisez au plus {max} caractères.',
  'Pin Invalid': 'Pin doit compter exactement 4 chiffres.',
  'SiteUrl.Required': 'SiteUrl est obligatoire. Choisissez la dernière partie de l’adresse d’inscription.',
  'SiteUrl.Invalid':
    'SiteUrl ne peut contenir que des lettres de A à Z et des chiffres. Supprimez tout le reste.',
  'SiteUrl.TooLong': 'SiteUrl est trop long. Utilisez au plus {max} caractères.',
  'SiteUrl.Reserved': 'Ce SiteUrl est réservé. Choisissez-en un autre.',
  'SiteUrl.Reserved {alternatives}':
    'Ce SiteUrl est réservé. Choisissez-en un autre. Libres en ce moment : {alternatives}.',
  'SiteUrl.Taken': 'Ce SiteUrl est déjà enregistré par un autre promoteur. Choisissez-en un autre.',
  'SiteUrl.Taken {alternatives}':
    'Ce SiteUrl est déjà enregistré par un autre promoteur. Choisissez-en un autre. Libres en ce moment : {alternatives}.',
  'RecognitionName.Invalid':
    'RecognitionName doit être un texte sans caractère de contrôle ni caractère endommagé.',
  'RecognitionName.TooLong': 'RecognitionName est trop long. Utilisez au plus {max} caractères.',
  'PartnerFirstName.Required':
    'PartnerFirstName est obligatoire avec PartnerLastName. Saisissez le prénom du partenaire, ou laissez les deux champs vides.',
  'PartnerFirstName.Invalid': 'PartnerFirstName doit être un prénom et contenir au moins une lettre.',
  'PartnerFirstName.TooLong': 'PartnerFirstName est trop long. Utilisez au plus {max} caractères.',
  'PartnerLastName.Required':
    'PartnerLastName est obligatoire avec PartnerFirstName. Saisissez le nom de famille du partenaire, ou laissez les deux champs vides.',
  'PartnerLastName.Invalid': 'PartnerLastName doit être un nom et contenir au moins une lettre.',
  'PartnerLastName.TooLong': 'PartnerLastName est trop long. Utilisez au plus {max} caractères.',
  'PartnerMiddleInitial.Invalid': 'PartnerMiddleInitial doit être une lettre, ou rester vide.',
  'PartnerMiddleInitial.TooLong': 'PartnerMiddleInitial est trop long. Utilisez au plus {max} caractères.',
  'TaxId.Invalid':
    'TaxId n’est pas un numéro fiscal de ce marché. Vérifiez les chiffres, ou laissez le champ vide.',
  'TaxId.TooLong': 'TaxId est trop long. Utilisez au plus {max} caractères.',
  'ProfileId.Invalid': 'id doit être un texte de 1 à {max} caractères, sans caractère de contrôle.',
  'BranchId.Invalid': 'id doit être un nombre entier supérieur à 0.',
  'Market.Required': 'market est obligatoire. Envoyez un code de pays comme US.',
  'Market.Unknown': 'market doit être un code de pays comme US (ISO 3166-1 alpha-2).',
  'BranchName.Required': 'name est obligatoire. Envoyez le nom de l’agence.',
  'BranchName.Invalid': 'name doit être un texte d’au plus {max} caractères, sans caractère de contrôle.',
  'BranchProvince.Unknown':
    'province est inconnue sur ce marché. Corrigez-la, ou omettez-la pour le marché entier.',
  'Active.Invalid': 'active doit être true ou false.',
  'Owner.Required': 'owner est obligatoire. Envoyez le profil auquel appartient le SiteUrl.',
  'Owner.Invalid': 'owner doit être un texte d’au plus {max} caractères, sans caractère de contrôle.',
  'Line.NotJson': 'Cette ligne n’est pas du JSON.',
  'Line.NotObject': 'Cette ligne doit être un objet JSON.',
  'Line.TooLong': 'Cette ligne est trop longue. Utilisez au plus {max} octets.',
  'Line.Cells': 'Cette ligne a {cells} cellules alors que la première ligne nomme {columns} colonnes.',
  'Lines.Refused': 'Lignes refusées {count}. Elles n’ont pas été enregistrées, les autres l’ont été.',
  'Profile.NotFound': 'Aucun profil ne porte cet id.',
  'Branch.Unknown': 'Aucune agence ne porte cet id.',
  'SiteUrl.NotFound': 'Ce siteUrl n’est pas enregistré.',
  'Cart.NotFound': 'Rien n’est enregistré pour ce panier.',
  'Market.NotFound':
    'Ce marché n’existe pas. Indiquez-le par son code de pays de deux lettres majuscules, par exemple US.',
  'Upload.MediaType': 'Le corps doit être du NDJSON. Envoyez Content-Type application/x-ndjson.',
  'Application.NotFound': 'Aucune demande n’est associée à cette session.',
  'Application.NotFound {method}':
    'Aucune demande n’est associée à cette session. Envoyez-en une avec {method}.',
  'Request.NotJson': 'Le corps de la requête n’est pas du JSON. Envoyez un objet JSON en UTF-8.',
  'Request.NotObject': 'Le corps de la requête doit être un objet JSON.',
  'Request.Malformed': 'La requête n’est pas du HTTP valide.',
  'Authorization.Missing':
    'Il manque les identifiants. Envoyez l’en-tête Authorization avec Bearer et un jeton.',
  'Authorization.Invalid': 'Le jeton n’a pas été accepté. Demandez-en un nouveau.',
  'Authorization.Expired': 'Le jeton a expiré. Demandez-en un nouveau.',
  'Authorization.Scope': 'Le jeton ne permet pas cette opération, car il lui manque la portée {scope}.',
  'Request.Origin':
    'La démonstration ne donne de jetons qu’à sa propre page. Ouvrez cette page sur localhost ou par son adresse IP.',
  'Route.NotFound': 'Cette ressource n’existe pas. Vérifiez le chemin.',
  'Method.NotAllowed': 'Cette ressource ne connaît pas cette méthode. Utilisez l’une des méthodes {methods}.',
  'Request.TimedOut': 'La requête n’est pas arrivée à temps. Envoyez-la à nouveau.',
  'Request.TooLarge': 'Le corps de la requête est trop volumineux. Envoyez au plus {max} octets.',
  'Request.MediaType': 'Le corps doit être du JSON. Envoyez Content-Type application/json.',
  'Request.HeadersTooLarge': 'Les en-têtes de la requête sont trop volumineux.',
  'Request.TooMany': 'Les requêtes sont trop nombreuses. Attendez le temps indiqué par Retry-After.',
  'Service.Fault':
    'Le service a rencontré une erreur. Envoyez la requête à nouveau et, si l’erreur persiste, signalez le X-Request-Id de cette réponse.',
  'Service.Unavailable':
    'Le service ne peut pas répondre pour le moment. Envoyez la requête à nouveau quand Retry-After l’indique.',
};
