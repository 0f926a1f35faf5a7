import type { MessageKey } from '../catalog.ts';

/** Portuguese wording, that of Brazil where the varieties differ. */
export const pt: Readonly<Record<MessageKey, string>> = {
  'Branch.Invalid': 'Branch deve ser um número inteiro, ou null se o pedido não for retirado em uma filial.',
  'Branch.NotFound':
    'Não há filial com este número em que o pedido possa ser retirado. Envie null para receber o pedido em um endereço.',
  'Branch.NotFound {pickUp}':
    'Não há filial com este número em que o pedido possa ser retirado. Escolha outra filial, ou envie null para receber o pedido em um endereço.',
  'Email.Required': 'Email é obrigatório. Informe o endereço de e-mail que receberá o recibo.',
  'Email.Invalid': 'Email não é um endereço de e-mail válido. Escreva-o como nome@example.com.',
  'Email.TooLong': 'Email é longo demais. Use no máximo {max} caracteres.',
  'ShipToEmail.Invalid':
    'ShipToEmail não é um endereço de e-mail válido. Escreva-o como nome@example.com, ou deixe o campo vazio.',
  'ShipToEmail.TooLong': 'ShipToEmail é longo demais. Use no máximo {max} caracteres.',
  'Phone.Invalid':
    'Phone não é um número de telefone deste mercado. Escreva-o como {form}, ou deixe o campo vazio.',
  'Phone.TooLong': 'Phone é longo demais. Use no máximo {max} caracteres.',
  'PONumber.Invalid': 'PONumber deve ser um texto sem caracteres de controle nem caracteres corrompidos.',
  'PONumber.TooLong': 'PONumber é longo demais. Use no máximo {max} caracteres.',
  'ShipToInstruction.Invalid':
    'ShipToInstruction deve ser um texto sem caracteres de controle nem caracteres corrompidos.',
  'ShipToInstruction.TooLong': 'ShipToInstruction é longo demais. Use no máximo {max} caracteres.',
  'Name.Required': 'Name é obrigatório. Informe o nome para a etiqueta de envio.',
  'Name.Invalid': 'Name deve ser um texto sem caracteres de controle nem caracteres corrompidos.',
  'Name.TooLong': 'Name é longo demais. Use no máximo {max} caracteres.',
  'ShipToId.Invalid':
    'ShipToId não é um código de distribuidor. Escreva-o como 12-3456, ou deixe o campo vazio.',
  'Choice.Invalid': 'Choice deve ser Accept ou Override, ou ficar vazio.',
  'AddressPrimary.Required': 'AddressPrimary é obrigatório. Informe a primeira linha do endereço.',
  'AddressPrimary.Invalid':
    'AddressPrimary deve ser um texto sem caracteres de controle nem caracteres corrompidos.',
  'AddressPrimary.TooLong': 'AddressPrimary é longo demais. Use no máximo {max} caracteres.',
  'AddressPrimary.POBox':
    'Neste mercado os pedidos não podem ser enviados a uma caixa postal. Informe a rua e o número em AddressPrimary.',
  'AddressPrimary.POBox {pickUp}':
    'Neste mercado os pedidos não podem ser enviados a uma caixa postal. Informe a rua e o número em AddressPrimary, ou escolha uma filial para a retirada.',
  'AddressSecondary.Invalid':
    'AddressSecondary deve ser um texto sem caracteres de controle nem caracteres corrompidos.',
  'AddressSecondary.TooLong': 'AddressSecondary é longo demais. Use no máximo {max} caracteres.',
  'AddressSecondary.POBox':
    'Neste mercado os pedidos não podem ser enviados a uma caixa postal. Retire a caixa postal de AddressSecondary.',
  'AddressSecondary.POBox {pickUp}':
    'Neste mercado os pedidos não podem ser enviados a uma caixa postal. Retire a caixa postal de AddressSecondary, ou escolha uma filial para a retirada.',
  'AddressTertiary.Invalid':
    'AddressTertiary deve ser um texto sem caracteres de controle nem caracteres corrompidos.',
  'AddressTertiary.TooLong': 'AddressTertiary é longo demais. Use no máximo {max} caracteres.',
  'AddressTertiary.POBox':
    'Neste mercado os pedidos não podem ser enviados a uma caixa postal. Retire a caixa postal de AddressTertiary.',
  'AddressTertiary.POBox {pickUp}':
    'Neste mercado os pedidos não podem ser enviados a uma caixa postal. Retire a caixa postal de AddressTertiary, ou escolha uma filial para a retirada.',
  'City.Required': 'City é obrigatório. Informe a cidade.',
  'City.Invalid': 'City deve ser um texto sem caracteres de controle nem caracteres corrompidos.',
  'City.TooLong': 'City é longo demais. Use no máximo {max} caracteres.',
  'City.Mismatch':
    'City não combina com o resto do endereço. Verifique a cidade, ou envie Choice Override para usar o endereço como está.',
  'Province.Required': 'Province é obrigatório. Informe o estado ou a província.',
  'Province.Invalid': 'Province deve ser um texto sem caracteres de controle nem caracteres corrompidos.',
  'Province.TooLong': 'Province é longo demais. Use no máximo {max} caracteres.',
  'Province.Unknown':
    'Province não é um estado ou uma província que se conheça neste mercado. Verifique o dado, ou envie Choice Override para usar o endereço como está.',
  'Province.Mismatch':
    'Province não combina com o resto do endereço. Verifique o estado ou a província, ou envie Choice Override para usar o endereço como está.',
  'Province.NotServed':
    'Não é possível enviar pedidos a este estado ou província. Use um endereço em outro lugar.',
  'Province.NotServed {pickUp}':
    'Não é possível enviar pedidos a este estado ou província. Use um endereço em outro lugar, ou escolha uma filial para a retirada.',
  'PostalCode.Required': 'PostalCode é obrigatório. Informe o código postal.',
  'PostalCode.Invalid': 'PostalCode não é um código postal deste mercado. Escreva-o como {form}.',
  'PostalCode.TooLong': 'PostalCode é longo demais. Use no máximo {max} caracteres.',
  'PostalCode.Doubtful':
    'PostalCode não é bem um código postal deste mercado. Escreva-o como {form}, ou envie Choice Override para usar o endereço como está.',
  'PostalCode.Mismatch':
    'PostalCode não combina com o resto do endereço. Verifique o código postal, ou envie Choice Override para usar o endereço como está.',
  'Address.Military':
    'Neste mercado os pedidos não podem ser enviados a um endereço militar (APO, FPO, DPO). Use outro endereço.',
  'Address.Military {pickUp}':
    'Neste mercado os pedidos não podem ser enviados a um endereço militar (APO, FPO, DPO). Use outro endereço, ou escolha uma filial para a retirada.',
  'Address.Doubtful':
    'As partes deste endereço não combinam entre si. Verifique a cidade, o estado ou a província e o código postal, ou envie Choice Override para usar o endereço como está.',
  ErrorSuggestedFix:
    'Por favor, verifique o endereço. Um endereço corrigido é sugerido; mesmo assim é possível usar o seu, com o risco de atraso na entrega.',
  'Address.NotFound':
    'Não há endereço de entrega atribuído a este carrinho, e o perfil também não tem nenhum. Envie um com POST.',
  'DateOfBirth.Required': 'DateOfBirth é obrigatório. Informe a data como MM/DD/YYYY (mês/dia/ano).',
  'DateOfBirth.Invalid':
    'DateOfBirth não é uma data do calendário. Informe a data como MM/DD/YYYY (mês/dia/ano).',
  'DateOfBirth.InFuture': 'DateOfBirth está no futuro. Verifique o ano.',
  'DateOfBirth.TooLongAgo': 'DateOfBirth fica a mais de 130 anos no passado. Verifique o ano.',
  'DateOfBirth.TooYoung': 'Os distribuidores deste mercado devem ter pelo menos {age} anos.',
  'EMail.Required': 'EMail é obrigatório. Informe o endereço de e-mail do distribuidor.',
  'EMail.Invalid': 'EMail não é um endereço de e-mail válido. Escreva-o como nome@example.com.',
  'EMail.TooLong': 'EMail é longo demais. Use no máximo {max} caracteres.',
  'SubscribeToEmail.Required':
    'SubscribeToEmail é obrigatório. Envie true se a empresa puder mandar e-mails, e false se não puder.',
  'SubscribeToEmail.Invalid': 'SubscribeToEmail deve ser true ou false.',
  'FirstName.Required': 'FirstName é obrigatório. Informe o nome.',
  'FirstName.Invalid': 'FirstName deve ser um nome: um texto com pelo menos uma letra.',
  'FirstName.TooLong': 'FirstName é longo demais. Use no máximo {max} caracteres.',
  'LastName.Required': 'LastName é obrigatório. Informe o sobrenome.',
  'LastName.Invalid': 'LastName deve ser um sobrenome: um texto com pelo menos uma letra.',
  'LastName.TooLong': 'LastName é longo demais. Use no máximo {max} caracteres.',
  'MiddleInitial.Invalid': 'MiddleInitial deve ser uma letra, ou ficar vazio.',
  'MiddleInitial.TooLong': 'MiddleInitial é longo demais. Use no máximo {max} caracteres.',
  'PhoneHome.Required': 'PhoneHome é obrigatório. Informe o número de telefone residencial.',
  'PhoneHome.Invalid': 'PhoneHome não é um número de telefone deste mercado. Escreva-o como {form}.',
  'PhoneHome.TooLong': 'PhoneHome é longo demais. Use no máximo {max} caracteres.',
  'PhoneOther.Invalid':
    'PhoneOther não é um número de telefone deste mercado. Escreva-o como {form}, ou deixe o campo vazio.',
  'PhoneOther.TooLong': 'PhoneOther é longo demais. Use no máximo {max} caracteres.',
  'Pin Invalid': 'Pin deve ter exatamente 4 algarismos.',
  'SiteUrl.Required': 'SiteUrl é obrigatório. Escolha a última parte do endereço de inscrição.',
  'SiteUrl.Invalid': 'SiteUrl só pode conter letras de A a Z e algarismos. Retire todo o resto.',
  'SiteUrl.TooLong': 'SiteUrl é longo demais. Use no máximo {max} caracteres.',
  'SiteUrl.Reserved': 'Este SiteUrl está reservado. Escolha outro.',
  'SiteUrl.Reserved {alternatives}':
    'Este SiteUrl está reservado. Escolha outro. Livres no momento: {alternatives}.',
  'SiteUrl.Taken': 'Este SiteUrl já pertence a outro promotor. Escolha outro.',
  'SiteUrl.Taken {alternatives}':
    'Este SiteUrl já pertence a outro promotor. Escolha outro. Livres no momento: {alternatives}.',
  'RecognitionName.Invalid':
    'RecognitionName deve ser um texto sem caracteres de controle nem caracteres corrompidos.',
  'RecognitionName.TooLong': 'RecognitionName é longo demais. Use no máximo {max} caracteres.',
  'PartnerFirstName.Required':
    'PartnerFirstName é obrigatório junto com PartnerLastName. Informe o nome do parceiro, ou deixe os dois campos vazios.',
  'PartnerFirstName.Invalid': 'PartnerFirstName deve ser um nome: um texto com pelo menos uma letra.',
  'PartnerFirstName.TooLong': 'PartnerFirstName é longo demais. Use no máximo {max} caracteres.',
  'PartnerLastName.Required':
    'PartnerLastName é obrigatório junto com PartnerFirstName. Informe o sobrenome do parceiro, ou deixe os dois campos vazios.',
  'PartnerLastName.Invalid': 'PartnerLastName deve ser um sobrenome: um texto com pelo menos uma letra.',
  'PartnerLastName.TooLong': 'PartnerLastName é longo demais. Use no máximo {max} caracteres.',
  'PartnerMiddleInitial.Invalid': 'PartnerMiddleInitial deve ser uma letra, ou ficar vazio.',
  'PartnerMiddleInitial.TooLong': 'PartnerMiddleInitial é longo demais. Use no máximo {max} caracteres.',
  'TaxId.Invalid':
    'TaxId não é um número de identificação fiscal deste mercado. Verifique os algarismos, ou deixe o campo vazio.',
  'TaxId.TooLong': 'TaxId é longo demais. Use no máximo {max} caracteres.',
  'ProfileId.Invalid': 'id deve ser um texto de 1 a {max} caracteres, sem caracteres de controle.',
  'BranchId.Invalid': 'id deve ser um número inteiro maior que 0.',
  'Market.Required': 'market é obrigatório. Envie um código de país como US.',
  'Market.Unknown': 'market deve ser um código de país como US (ISO 3166-1 alpha-2).',
  'BranchName.Required': 'name é obrigatório. Envie o nome da filial.',
  'BranchName.Invalid': 'name deve ser um texto de no máximo {max} caracteres, sem caracteres de controle.',
  'BranchProvince.Unknown':
    'province não é conhecida neste mercado. Corrija-a, ou omita-a para o mercado inteiro.',
  'Active.Invalid': 'active deve ser true ou false.',
  'Owner.Required': 'owner é obrigatório. Envie o perfil ao qual o SiteUrl pertence.',
  'Owner.Invalid': 'owner deve ser um texto de no máximo {max} caracteres, sem caracteres de controle.',
  'Line.NotJson': 'Esta linha não é JSON.',
  'Line.NotObject': 'Esta linha deve ser um objeto JSON.',
  'Line.TooLong': 'Esta linha é longa demais. Use no máximo {max} bytes.',
  'Line.Cells': 'Esta linha tem {cells} células, mas a primeira linha nomeia {columns} colunas.',
  'Lines.Refused': 'Linhas recusadas: {count}. Elas não foram gravadas; as outras foram.',
  'Profile.NotFound': 'Não há nenhum perfil com este id.',
  'Branch.Unknown': 'Não há nenhuma filial com este id.',
  'SiteUrl.NotFound': 'Este siteUrl não está registrado.',
  'Cart.NotFound': 'Nada está gravado para este carrinho.',
  'Market.NotFound':
    'Esse mercado não existe. Indique-o pelo código de país de duas letras maiúsculas, por exemplo US.',
  'Upload.MediaType': 'O corpo deve ser NDJSON. Envie Content-Type application/x-ndjson.',
  'Application.NotFound': 'Não há solicitação associada a esta sessão.',
  'Application.NotFound {method}': 'Não há solicitação associada a esta sessão. Envie uma com {method}.',
  'Request.NotJson': 'O corpo da requisição não é JSON. Envie um objeto JSON em UTF-8.',
  'Request.NotObject': 'O corpo da requisição deve ser um objeto JSON.',
  'Request.Malformed': 'A requisição não é HTTP válido.',
  'Authorization.Missing': 'Envie credenciais: Authorization: Bearer e um token.',
  'Authorization.Invalid': 'O token não foi aceito. Obtenha um novo.',
  'Authorization.Expired': 'O token expirou. Obtenha um novo.',
  'Authorization.Scope': 'O token não permite esta operação: falta a ele o escopo {scope}.',
  'Request.Origin':
    'A demonstração só dá tokens à sua própria página. Abra essa página em localhost ou pelo seu endereço IP.',
  'Route.NotFound': 'Este recurso não existe. Verifique o caminho.',
  'Method.NotAllowed': 'Este recurso não aceita esse método. Use um destes: {methods}.',
  'Request.TimedOut': 'A requisição não chegou a tempo. Envie-a novamente.',
  'Request.TooLarge': 'O corpo da requisição é grande demais. Envie no máximo {max} bytes.',
  'Request.MediaType': 'O corpo deve ser JSON: envie Content-Type application/json.',
  'Request.HeadersTooLarge': 'Os cabeçalhos da requisição são grandes demais.',
  'Request.TooMany': 'Há requisições demais. Aguarde o tempo que Retry-After indica.',
  'Service.Fault':
    'O serviço falhou. Envie a requisição novamente; se falhar outra vez, informe o X-Request-Id desta resposta.',
  'Service.Unavailable':
    'O serviço não pode responder neste momento. Envie a requisição novamente quando Retry-After indicar.',
};
