import type { Wording } from '../wording.ts';

/**
 * French wording. Colons and semicolons are avoided: the space that French sets before them must not break,
 * and would be invisible here.
 */
export const fr: Wording = {
  fields: {
    name: 'le nom complet',
    line1: 'l’adresse',
    line2: 'la ligne “Appartement, étage, bâtiment”',
    line3: 'l’adresse, ligne 3',
    city: 'la ville',
    suburb: 'la localité',
    postTown: 'la localité',
    district: 'le district',
    province: 'la province',
    state: 'l’État',
    prefecture: 'la préfecture',
    county: 'le comté',
    emirate: 'l’émirat',
    parish: 'la paroisse',
    island: 'l’île',
    department: 'le département',
    region: 'la région',
    area: 'la zone',
    provinceOrCity: 'la province ou ville',
    oblast: 'l’oblast',
    governorate: 'le gouvernorat',
    municipality: 'la municipalité',
    postalCode: 'le code postal',
    postcode: 'le code postal',
    zip: 'le code postal (ZIP)',
    pin: 'le code postal (PIN)',
    eircode: 'l’Eircode',
    cep: 'le CEP',
    Email: 'l’e-mail pour le reçu',
    ShipToEmail: 'l’e-mail pour le bordereau',
    Phone: 'le téléphone',
    PONumber: 'le numéro de commande',
    ShipToInstruction: 'les consignes de livraison',
    ShipToId: 'le numéro du distributeur destinataire',
    DateOfBirth: 'la date de naissance',
    EMail: 'l’e-mail',
    FirstName: 'le prénom',
    LastName: 'le nom',
    MiddleInitial: 'l’initiale du second prénom',
    PhoneHome: 'le téléphone du domicile',
    PhoneOther: 'l’autre téléphone',
    SiteUrl: 'le nom du site',
    RecognitionName: 'le nom commercial',
    PartnerFirstName: 'le prénom du partenaire',
    PartnerLastName: 'le nom du partenaire',
    PartnerMiddleInitial: 'l’initiale du partenaire',
    TaxId: 'le numéro fiscal',
  },
  templates: {
    required: 'Saisissez {field}.',
    email: 'Écrivez {field} comme nom@example.com.',
    unusable: 'Saisissez de nouveau {field} en texte simple.',
    tooLong: 'Raccourcissez {field} à {max} caractères au plus.',
    letters: 'Saisissez {field} avec au moins une lettre, sans adresse web, adresse e-mail ni code.',
    plain: 'Saisissez {field} sans lien, adresse e-mail ni code.',
    initial: 'Saisissez {field} sous forme de lettre, ou laissez le champ vide.',
    form: 'Vérifiez {field}. Exemple : {form}.',
    formOrEmpty: 'Vérifiez {field}, ou laissez le champ vide. Exemple : {form}.',
    mismatch: 'Vérifiez {field}, qui ne correspond pas au reste de l’adresse.',
    partner: 'Saisissez aussi {field}, ou laissez vides les deux noms du partenaire.',
    box: 'Ici, les commandes ne peuvent pas être livrées à une boîte postale. Saisissez plutôt le numéro et la rue.',
    'box {pickUp}':
      'Ici, les commandes ne peuvent pas être livrées à une boîte postale. Saisissez plutôt le numéro et la rue, ou choisissez une agence pour le retrait.',
    news: 'Dites si nous pouvons vous envoyer des nouvelles par e-mail.',
    visit: 'Votre visite n’a pas été reconnue. Rechargez la page, ou identifiez-vous de nouveau.',
    unread: 'Vos données n’ont pas pu être lues. Rechargez la page et réessayez.',
    'Branch.Invalid': 'Choisissez de nouveau comment vous recevez la commande.',
    'Branch.NotFound': 'La commande ne peut pas être retirée dans cette agence. Faites-la plutôt livrer.',
    'Branch.NotFound {pickUp}':
      'La commande ne peut pas être retirée dans cette agence. Choisissez une autre agence, ou faites-la plutôt livrer.',
    'Choice.Invalid': 'Décidez de nouveau que faire de l’adresse proposée.',
    'AddressPrimary.Doubtful': 'Vérifiez l’adresse. Ce texte ne ressemble pas à une adresse.',
    'AddressPrimary.StreetUnknown': 'Vérifiez la rue. Aucune rue de ce nom n’est connue pour ce code postal.',
    'AddressPrimary.NumberDoubtful':
      'Vérifiez le numéro de la maison. Aucun numéro voisin n’est connu dans cette rue.',
    'AddressPrimary.NumberMissing': 'Ajoutez le numéro de la maison, si elle en a un.',
    'AddressSecondary.UnitMissing':
      'Cet immeuble compte plusieurs logements. Ajoutez le numéro du vôtre, s’il en a un.',
    'Province.Unknown': 'Vérifiez {field}, car ce nom n’est pas connu ici.',
    'Province.NotServed':
      'Les commandes ne peuvent pas être livrées dans cette région. Utilisez une adresse située ailleurs.',
    'Province.NotServed {pickUp}':
      'Les commandes ne peuvent pas être livrées dans cette région. Utilisez une adresse située ailleurs, ou choisissez une agence pour le retrait.',
    'PostalCode.Doubtful': 'Vérifiez {field}. L’usage ici est d’écrire {form}.',
    'Address.Military':
      'Ici, les commandes ne peuvent pas être livrées à une adresse militaire (APO, FPO, DPO). Utilisez une autre adresse.',
    'Address.Military {pickUp}':
      'Ici, les commandes ne peuvent pas être livrées à une adresse militaire (APO, FPO, DPO). Utilisez une autre adresse, ou choisissez une agence pour le retrait.',
    'Address.Doubtful':
      'Les parties de cette adresse ne concordent pas entre elles. Vérifiez chacune d’elles.',
    ErrorSuggestedFix:
      'Veuillez vérifier l’adresse. Une adresse corrigée vous est proposée. Vous pouvez tout de même utiliser la vôtre, au risque d’un retard de livraison.',
    'Address.NotFound':
      'Il n’y a pas encore d’adresse de livraison. Saisissez l’adresse pour cette commande.',
    'DateOfBirth.Invalid':
      'Vérifiez la date de naissance. Ce jour n’existe pas. Il faut un jour, un mois et une année.',
    'DateOfBirth.InFuture': 'La date de naissance est dans le futur. Vérifiez l’année.',
    'DateOfBirth.TooLongAgo': 'La date de naissance remonte à plus de 130 ans. Vérifiez l’année.',
    'DateOfBirth.TooYoung': 'Ici, les distributeurs doivent avoir au moins {age} ans.',
    'Pin Invalid': 'Choisissez un code PIN de 4 chiffres exactement.',
    'SiteUrl.Invalid': 'N’utilisez que les lettres A à Z et des chiffres dans le nom du site.',
    'SiteUrl.Invalid {alternatives}':
      'N’utilisez que les lettres A à Z et des chiffres dans le nom du site. Libres en ce moment : {alternatives}.',
    'SiteUrl.Reserved': 'Ce nom de site ne peut pas être utilisé. Choisissez-en un autre.',
    'SiteUrl.Reserved {alternatives}':
      'Ce nom de site ne peut pas être utilisé. Choisissez-en un autre. Libres en ce moment : {alternatives}.',
    'SiteUrl.Taken': 'Ce nom de site est déjà pris. Choisissez-en un autre.',
    'SiteUrl.Taken {alternatives}':
      'Ce nom de site est déjà pris. Choisissez-en un autre. Libres en ce moment : {alternatives}.',
    'TaxId.Invalid': 'Vérifiez les chiffres du numéro fiscal, ou laissez le champ vide.',
    'Market.NotFound': 'Nous ne connaissons pas ce pays. Choisissez-en un autre.',
    'Application.NotFound': 'Il n’y a pas encore de demande. Remplissez le formulaire.',
    'Authorization.Scope':
      'Votre compte ne le permet pas. Identifiez-vous avec un autre, ou contactez la boutique.',
    'Authorization.Scope {scope}':
      'Votre compte ne le permet pas. Identifiez-vous avec un autre, ou contactez la boutique. Il manque l’autorisation « {scope} ».',
    'Request.Origin':
      'La démonstration ne marche que sur sa propre page. Ouvrez-la sur localhost ou par son adresse IP.',
    'Route.NotFound': 'Cette page n’existe pas. Revenez en arrière et réessayez.',
    'Method.NotAllowed': 'Utilisez ici l’une de ces méthodes : {methods}.',
    'Request.TimedOut': 'Vos données ne sont pas arrivées à temps. Vérifiez votre connexion et réessayez.',
    'Request.TooLarge': 'Vos données sont trop longues. Raccourcissez-les et réessayez.',
    'Request.TooLarge {limit}':
      'Vos données sont trop longues. Raccourcissez-les et réessayez. Au plus {limit} peuvent être envoyés.',
    'Request.HeadersTooLarge':
      'Votre navigateur a envoyé trop de données en plus. Supprimez les cookies de ce site et réessayez.',
    'Request.TooMany': 'Il y a eu trop d’essais en peu de temps. Attendez un instant et réessayez.',
    'Service.Fault':
      'Quelque chose n’a pas marché de notre côté. Réessayez, et si le problème persiste, contactez la boutique.',
    'Service.Unavailable':
      'Nous ne pouvons pas vérifier vos données en ce moment. Réessayez dans un instant.',
    'ProfileId.Invalid': 'id doit être un texte de 1 à {max} caractères, sans caractère de contrôle.',
    'BranchId.Invalid': 'id doit être un nombre entier supérieur à 0.',
    'Market.Required': 'market est obligatoire. Envoyez un code de pays comme US.',
    'Market.Unknown': 'market doit être un code de pays comme US (ISO 3166-1 alpha-2).',
    'Market.Invalid': 'Market doit être un code de pays comme US (ISO 3166-1 alpha-2).',
    'BranchName.Required': 'name est obligatoire. Envoyez le nom de l’agence.',
    'BranchName.Invalid': 'name doit être un texte d’au plus {max} caractères, sans caractère de contrôle.',
    'BranchProvince.Unknown':
      'province est inconnue sur ce marché. Corrigez-la, ou omettez-la pour le marché entier.',
    'Active.Invalid': 'active doit être true ou false.',
    'Owner.Required': 'owner est obligatoire. Envoyez le profil auquel appartient le SiteUrl.',
    'Owner.Invalid': 'owner doit être un texte d’au plus {max} caractères, sans caractère de contrôle.',
    'Text.Required': 'text est obligatoire. Envoyez ce qui a été saisi.',
    'Text.Invalid': 'text doit être un texte d’au plus {max} caractères, sans caractère de contrôle.',
    'Near.Invalid':
      'near doit être un texte d’au plus {max} caractères, sans caractère de contrôle, comme Fremont, CA.',
    'Limit.Invalid': 'limit doit être un nombre entier de 1 à {max}.',
    'Line.NotJson': 'Cette ligne n’est pas du JSON.',
    'Line.NotObject': 'Cette ligne doit être un objet JSON.',
    'Line.TooLong': 'Cette ligne est trop longue. Utilisez au plus {max} octets.',
    'Line.Cells': 'Cette ligne a {cells} cellules alors que la première ligne nomme {columns} colonnes.',
    'Lines.TooMany':
      'Une requête peut avoir au plus {max} lignes. Rien n’a été vérifié à partir de cette ligne.',
    'Lines.Refused': 'Lignes refusées {count}. Elles n’ont pas été enregistrées, les autres l’ont été.',
    'Profile.NotFound': 'Aucun profil ne porte cet id.',
    'Branch.Unknown': 'Aucune agence ne porte cet id.',
    'SiteUrl.NotFound': 'Ce siteUrl n’est pas enregistré.',
    'Cart.NotFound': 'Rien n’est enregistré pour ce panier.',
    'Upload.MediaType': 'Le corps doit être du NDJSON. Envoyez Content-Type application/x-ndjson.',
  },
};
