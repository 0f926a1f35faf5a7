import type { MessageKey } from '../catalog.ts';

/** Spanish wording, formal, for readers on both sides of the Atlantic. */
export const es: Readonly<Record<MessageKey, string>> = {
  'Branch.Invalid': 'Branch debe ser un número entero, o null si el pedido no se recoge en una sucursal.',
  'Branch.NotFound':
    'No hay ninguna sucursal con este número en la que se pueda recoger el pedido. Envíe null para que se le envíe el pedido.',
  'Branch.NotFound {pickUp}':
    'No hay ninguna sucursal con este número en la que se pueda recoger el pedido. Elija otra sucursal, o envíe null para que se le envíe el pedido.',
  'Email.Required':
    'Email es obligatorio. Escriba la dirección de correo electrónico en la que desea recibir el recibo.',
  'Email.Invalid':
    'Email no es una dirección de correo electrónico válida. Escríbala como nombre@example.com.',
  'Email.TooLong': 'Email es demasiado largo. Use como máximo {max} caracteres.',
  'ShipToEmail.Invalid':
    'ShipToEmail no es una dirección de correo electrónico válida. Escríbala como nombre@example.com, o deje el campo vacío.',
  'ShipToEmail.TooLong': 'ShipToEmail es demasiado largo. Use como máximo {max} caracteres.',
  'Phone.Invalid':
    'Phone no es un número de teléfono de este mercado. Escríbalo como {form}, o deje el campo vacío.',
  'Phone.TooLong': 'Phone es demasiado largo. Use como máximo {max} caracteres.',
  'PONumber.Invalid': 'PONumber debe ser un texto sin caracteres de control ni caracteres dañados.',
  'PONumber.TooLong': 'PONumber es demasiado largo. Use como máximo {max} caracteres.',
  'ShipToInstruction.Invalid':
    'ShipToInstruction debe ser un texto sin caracteres de control ni caracteres dañados.',
  'ShipToInstruction.TooLong': 'ShipToInstruction es demasiado largo. Use como máximo {max} caracteres.',
  'Name.Required': 'Name es obligatorio. Escriba el nombre que debe figurar en la etiqueta de envío.',
  'Name.Invalid': 'Name debe ser un texto sin caracteres de control ni caracteres dañados.',
  'Name.TooLong': 'Name es demasiado largo. Use como máximo {max} caracteres.',
  'ShipToId.Invalid':
    'ShipToId no es un identificador de distribuidor. Escríbalo como 12-3456, o deje el campo vacío.',
  'Choice.Invalid': 'Choice debe ser Accept u Override, o quedar vacío.',
  'AddressPrimary.Required': 'AddressPrimary es obligatorio. Escriba la primera línea de la dirección.',
  'AddressPrimary.Invalid':
    'AddressPrimary debe ser un texto sin caracteres de control ni caracteres dañados.',
  'AddressPrimary.TooLong': 'AddressPrimary es demasiado largo. Use como máximo {max} caracteres.',
  'AddressPrimary.POBox':
    'En este mercado los pedidos no se pueden enviar a un apartado postal. Escriba la dirección de una calle en AddressPrimary.',
  'AddressPrimary.POBox {pickUp}':
    'En este mercado los pedidos no se pueden enviar a un apartado postal. Escriba la dirección de una calle en AddressPrimary, o elija una sucursal para recoger el pedido.',
  'AddressSecondary.Invalid':
    'AddressSecondary debe ser un texto sin caracteres de control ni caracteres dañados.',
  'AddressSecondary.TooLong': 'AddressSecondary es demasiado largo. Use como máximo {max} caracteres.',
  'AddressSecondary.POBox':
    'En este mercado los pedidos no se pueden enviar a un apartado postal. Quite el apartado de AddressSecondary.',
  'AddressSecondary.POBox {pickUp}':
    'En este mercado los pedidos no se pueden enviar a un apartado postal. Quite el apartado de AddressSecondary, o elija una sucursal para recoger el pedido.',
  'AddressTertiary.Invalid':
    'AddressTertiary debe ser un texto sin caracteres de control ni caracteres dañados.',
  'AddressTertiary.TooLong': 'AddressTertiary es demasiado largo. Use como máximo {max} caracteres.',
  'AddressTertiary.POBox':
    'En este mercado los pedidos no se pueden enviar a un apartado postal. Quite el apartado de AddressTertiary.',
  'AddressTertiary.POBox {pickUp}':
    'En este mercado los pedidos no se pueden enviar a un apartado postal. Quite el apartado de AddressTertiary, o elija una sucursal para recoger el pedido.',
  'City.Required': 'City es obligatorio. Escriba la ciudad.',
  'City.Invalid': 'City debe ser un texto sin caracteres de control ni caracteres dañados.',
  'City.TooLong': 'City es demasiado largo. Use como máximo {max} caracteres.',
  'City.Mismatch':
    'City no concuerda con el resto de la dirección. Revise la ciudad, o envíe Choice Override para usar la dirección tal como está.',
  'Province.Required': 'Province es obligatorio. Escriba el estado o la provincia.',
  'Province.Invalid': 'Province debe ser un texto sin caracteres de control ni caracteres dañados.',
  'Province.TooLong': 'Province es demasiado largo. Use como máximo {max} caracteres.',
  'Province.Unknown':
    'Province no es un estado o una provincia que se conozca en este mercado. Revise el dato, o envíe Choice Override para usar la dirección tal como está.',
  'Province.Mismatch':
    'Province no concuerda con el resto de la dirección. Revise el estado o la provincia, o envíe Choice Override para usar la dirección tal como está.',
  'Province.NotServed':
    'No se pueden enviar pedidos a este estado o provincia. Use una dirección de otro lugar.',
  'Province.NotServed {pickUp}':
    'No se pueden enviar pedidos a este estado o provincia. Use una dirección de otro lugar, o elija una sucursal para recoger el pedido.',
  'PostalCode.Required': 'PostalCode es obligatorio. Escriba el código postal.',
  'PostalCode.Invalid': 'PostalCode no es un código postal de este mercado. Escríbalo como {form}.',
  'PostalCode.TooLong': 'PostalCode es demasiado largo. Use como máximo {max} caracteres.',
  'PostalCode.Doubtful':
    'PostalCode no es del todo un código postal de este mercado. Escríbalo como {form}, o envíe Choice Override para usar la dirección tal como está.',
  'PostalCode.Mismatch':
    'PostalCode no concuerda con el resto de la dirección. Revise el código postal, o envíe Choice Override para usar la dirección tal como está.',
  'Address.Military':
    'En este mercado los pedidos no se pueden enviar a una dirección militar (APO, FPO, DPO). Use otra dirección.',
  'Address.Military {pickUp}':
    'En este mercado los pedidos no se pueden enviar a una dirección militar (APO, FPO, DPO). Use otra dirección, o elija una sucursal para recoger el pedido.',
  'Address.Doubtful':
    'Las partes de esta dirección no concuerdan entre sí. Revise la ciudad, el estado o la provincia y el código postal, o envíe Choice Override para usar la dirección tal como está.',
  ErrorSuggestedFix:
    'Revise la dirección, por favor. Se sugiere una dirección corregida; aun así puede usar la suya, con el riesgo de que la entrega se retrase.',
  'Address.NotFound':
    'Este carrito no tiene asignada una dirección de envío y el perfil tampoco tiene ninguna. Envíe una con POST.',
  'DateOfBirth.Required': 'DateOfBirth es obligatorio. Escriba la fecha como MM/DD/YYYY (mes/día/año).',
  'DateOfBirth.Invalid':
    'DateOfBirth no es una fecha del calendario. Escriba la fecha como MM/DD/YYYY (mes/día/año).',
  'DateOfBirth.InFuture': 'DateOfBirth está en el futuro. Revise el año.',
  'DateOfBirth.TooLongAgo': 'DateOfBirth queda a más de 130 años. Revise el año.',
  'DateOfBirth.TooYoung': 'Los distribuidores de este mercado deben tener al menos {age} años.',
  'EMail.Required': 'EMail es obligatorio. Escriba la dirección de correo electrónico del distribuidor.',
  'EMail.Invalid':
    'EMail no es una dirección de correo electrónico válida. Escríbala como nombre@example.com.',
  'EMail.TooLong': 'EMail es demasiado largo. Use como máximo {max} caracteres.',
  'SubscribeToEmail.Required':
    'SubscribeToEmail es obligatorio. Envíe true si la empresa puede mandar correos electrónicos, y false si no puede.',
  'SubscribeToEmail.Invalid': 'SubscribeToEmail debe ser true o false.',
  'FirstName.Required': 'FirstName es obligatorio. Escriba el nombre.',
  'FirstName.Invalid': 'FirstName debe ser un nombre: un texto con una letra como mínimo.',
  'FirstName.TooLong': 'FirstName es demasiado largo. Use como máximo {max} caracteres.',
  'LastName.Required': 'LastName es obligatorio. Escriba el apellido.',
  'LastName.Invalid': 'LastName debe ser un apellido: un texto con una letra como mínimo.',
  'LastName.TooLong': 'LastName es demasiado largo. Use como máximo {max} caracteres.',
  'MiddleInitial.Invalid': 'MiddleInitial debe ser una letra, o quedar vacío.',
  'MiddleInitial.TooLong': 'MiddleInitial es demasiado largo. Use como máximo {max} caracteres.',
  'PhoneHome.Required': 'PhoneHome es obligatorio. Escriba el número de teléfono particular.',
  'PhoneHome.Invalid': 'PhoneHome no es un número de teléfono de este mercado. Escríbalo como {form}.',
  'PhoneHome.TooLong': 'PhoneHome es demasiado largo. Use como máximo {max} caracteres.',
  'PhoneOther.Invalid':
    'PhoneOther no es un número de teléfono de este mercado. Escríbalo como {form}, o deje el campo vacío.',
  'PhoneOther.TooLong': 'PhoneOther es demasiado largo. Use como máximo {max} caracteres.',
  'Pin Invalid': 'Pin debe tener exactamente 4 cifras.',
  'SiteUrl.Required': 'SiteUrl es obligatorio. Elija la última parte de la dirección de inscripción.',
  'SiteUrl.Invalid': 'SiteUrl solo puede contener letras de la A a la Z y cifras. Quite todo lo demás.',
  'SiteUrl.TooLong': 'SiteUrl es demasiado largo. Use como máximo {max} caracteres.',
  'SiteUrl.Reserved': 'Este SiteUrl está reservado. Elija otro.',
  'SiteUrl.Reserved {alternatives}':
    'Este SiteUrl está reservado. Elija otro. Libres en este momento: {alternatives}.',
  'SiteUrl.Taken': 'Este SiteUrl ya está registrado a nombre de otro promotor. Elija otro.',
  'SiteUrl.Taken {alternatives}':
    'Este SiteUrl ya está registrado a nombre de otro promotor. Elija otro. Libres en este momento: {alternatives}.',
  'RecognitionName.Invalid':
    'RecognitionName debe ser un texto sin caracteres de control ni caracteres dañados.',
  'RecognitionName.TooLong': 'RecognitionName es demasiado largo. Use como máximo {max} caracteres.',
  'PartnerFirstName.Required':
    'PartnerFirstName es obligatorio junto con PartnerLastName. Escriba el nombre del socio o de la pareja, o deje vacíos ambos campos.',
  'PartnerFirstName.Invalid': 'PartnerFirstName debe ser un nombre: un texto con una letra como mínimo.',
  'PartnerFirstName.TooLong': 'PartnerFirstName es demasiado largo. Use como máximo {max} caracteres.',
  'PartnerLastName.Required':
    'PartnerLastName es obligatorio junto con PartnerFirstName. Escriba el apellido del socio o de la pareja, o deje vacíos ambos campos.',
  'PartnerLastName.Invalid': 'PartnerLastName debe ser un apellido: un texto con una letra como mínimo.',
  'PartnerLastName.TooLong': 'PartnerLastName es demasiado largo. Use como máximo {max} caracteres.',
  'PartnerMiddleInitial.Invalid': 'PartnerMiddleInitial debe ser una letra, o quedar vacío.',
  'PartnerMiddleInitial.TooLong':
    'PartnerMiddleInitial es demasiado largo. Use como máximo {max} caracteres.',
  'TaxId.Invalid':
    'TaxId no es un número de identificación fiscal de este mercado. Revise las cifras, o deje el campo vacío.',
  'TaxId.TooLong': 'TaxId es demasiado largo. Use como máximo {max} caracteres.',
  'ProfileId.Invalid': 'id debe ser un texto de 1 a {max} caracteres sin caracteres de control.',
  'BranchId.Invalid': 'id debe ser un número entero mayor que 0.',
  'Market.Required': 'market es obligatorio. Envíe un código de país como US.',
  'Market.Unknown': 'market debe ser un código de país como US (ISO 3166-1 alpha-2).',
  'BranchName.Required': 'name es obligatorio. Envíe el nombre de la sucursal.',
  'BranchName.Invalid': 'name debe ser un texto de {max} caracteres como máximo, sin caracteres de control.',
  'BranchProvince.Unknown':
    'province no se conoce en este mercado. Corríjala, u omítala para todo el mercado.',
  'Active.Invalid': 'active debe ser true o false.',
  'Owner.Required': 'owner es obligatorio. Envíe el perfil al que pertenece el SiteUrl.',
  'Owner.Invalid': 'owner debe ser un texto de {max} caracteres como máximo, sin caracteres de control.',
  'Line.NotJson': 'Esta línea no es JSON.',
  'Line.NotObject': 'Esta línea debe ser un objeto JSON.',
  'Line.TooLong': 'Esta línea es demasiado larga. Use {max} bytes como máximo.',
  'Line.Cells': 'Esta línea tiene {cells} celdas, pero la primera línea nombra {columns} columnas.',
  'Lines.Refused': 'Líneas rechazadas: {count}. No se guardaron; las demás, sí.',
  'Profile.NotFound': 'No hay ningún perfil con este id.',
  'Branch.Unknown': 'No hay ninguna sucursal con este id.',
  'SiteUrl.NotFound': 'Este siteUrl no está registrado.',
  'Cart.NotFound': 'No hay nada guardado para este carrito.',
  'Market.NotFound':
    'No existe ese mercado. Indíquelo con el código de país de dos letras mayúsculas, por ejemplo US.',
  'Upload.MediaType': 'El cuerpo debe ser NDJSON. Envíe Content-Type application/x-ndjson.',
  'Application.NotFound': 'Esta sesión no tiene asociada ninguna solicitud.',
  'Application.NotFound {method}': 'Esta sesión no tiene asociada ninguna solicitud. Envíe una con {method}.',
  'Request.NotJson': 'El cuerpo de la petición no es JSON. Envíe un objeto JSON en UTF-8.',
  'Request.NotObject': 'El cuerpo de la petición debe ser un objeto JSON.',
  'Request.Malformed': 'La petición no es HTTP válido.',
  'Authorization.Missing': 'Envíe credenciales: Authorization: Bearer y un token.',
  'Authorization.Invalid': 'El token no fue aceptado. Obtenga uno nuevo.',
  'Authorization.Expired': 'El token ha caducado. Obtenga uno nuevo.',
  'Authorization.Scope': 'El token no permite esta operación: le falta el ámbito {scope}.',
  'Request.Origin':
    'La demostración solo da tokens a su propia página. Abra esa página en localhost o por su dirección IP.',
  'Route.NotFound': 'No existe ese recurso. Revise la ruta.',
  'Method.NotAllowed': 'Este recurso no admite ese método. Use uno de estos: {methods}.',
  'Request.TimedOut': 'La petición no llegó a tiempo. Envíela de nuevo.',
  'Request.TooLarge': 'El cuerpo de la petición es demasiado grande. Envíe como máximo {max} bytes.',
  'Request.MediaType': 'El cuerpo debe ser JSON: envíe Content-Type application/json.',
  'Request.HeadersTooLarge': 'Las cabeceras de la petición son demasiado grandes.',
  'Request.TooMany': 'Hay demasiadas peticiones. Espere el tiempo que indica Retry-After.',
  'Service.Fault':
    'El servicio ha fallado. Envíe la petición de nuevo; si vuelve a fallar, comunique el X-Request-Id de esta respuesta.',
  'Service.Unavailable':
    'El servicio no puede responder en este momento. Envíe la petición de nuevo cuando lo indique Retry-After.',
};
