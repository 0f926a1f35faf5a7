import type { MessageKey } from '../catalog.ts';

/** Japanese wording, polite, without spaces between the scripts. */
export const ja: Readonly<Record<MessageKey, string>> = {
  'Branch.Invalid': 'Branchには整数を指定してください。営業所で受け取らない場合はnullを指定してください。',
  'Branch.NotFound':
    'ご注文の品を受け取れる営業所の中に、この番号のものはありません。配送をご希望の場合はnullを送信してください。',
  'Branch.NotFound {pickUp}':
    'ご注文の品を受け取れる営業所の中に、この番号のものはありません。別の営業所を選ぶか、配送をご希望の場合はnullを送信してください。',
  'Email.Required': 'Emailは必須です。領収書を受け取るメールアドレスを入力してください。',
  'Email.Invalid':
    'Emailは、有効なメールアドレスではありません。name@example.comのような形式で入力してください。',
  'Email.TooLong': 'Emailが長すぎます。{max}文字以内で入力してください。',
  'ShipToEmail.Invalid':
    'ShipToEmailは、有効なメールアドレスではありません。name@example.comのような形式で入力するか、空欄にしてください。',
  'ShipToEmail.TooLong': 'ShipToEmailが長すぎます。{max}文字以内で入力してください。',
  'Phone.Invalid':
    'Phoneは、このマーケットの電話番号ではありません。{form}のような形式で入力するか、空欄にしてください。',
  'Phone.TooLong': 'Phoneが長すぎます。{max}文字以内で入力してください。',
  'PONumber.Invalid': 'PONumberには、制御文字や壊れた文字を含まないテキストを入力してください。',
  'PONumber.TooLong': 'PONumberが長すぎます。{max}文字以内で入力してください。',
  'ShipToInstruction.Invalid':
    'ShipToInstructionには、制御文字や壊れた文字を含まないテキストを入力してください。',
  'ShipToInstruction.TooLong': 'ShipToInstructionが長すぎます。{max}文字以内で入力してください。',
  'Name.Required': 'Nameは必須です。配送ラベルに記載するお名前を入力してください。',
  'Name.Invalid': 'Nameには、制御文字や壊れた文字を含まないテキストを入力してください。',
  'Name.TooLong': 'Nameが長すぎます。{max}文字以内で入力してください。',
  'ShipToId.Invalid':
    'ShipToIdは、ディストリビューターIDではありません。12-3456のような形式で入力するか、空欄にしてください。',
  'Choice.Invalid': 'ChoiceにはAcceptまたはOverrideを指定するか、空欄にしてください。',
  'AddressPrimary.Required': 'AddressPrimaryは必須です。住所の1行目を入力してください。',
  'AddressPrimary.Invalid': 'AddressPrimaryには、制御文字や壊れた文字を含まないテキストを入力してください。',
  'AddressPrimary.TooLong': 'AddressPrimaryが長すぎます。{max}文字以内で入力してください。',
  'AddressPrimary.POBox':
    'このマーケットでは私書箱への配送はできません。AddressPrimaryに番地まで含む住所を入力してください。',
  'AddressPrimary.POBox {pickUp}':
    'このマーケットでは私書箱への配送はできません。AddressPrimaryに番地まで含む住所を入力するか、受け取る営業所を選んでください。',
  'AddressSecondary.Invalid':
    'AddressSecondaryには、制御文字や壊れた文字を含まないテキストを入力してください。',
  'AddressSecondary.TooLong': 'AddressSecondaryが長すぎます。{max}文字以内で入力してください。',
  'AddressSecondary.POBox':
    'このマーケットでは私書箱への配送はできません。AddressSecondaryから私書箱を削除してください。',
  'AddressSecondary.POBox {pickUp}':
    'このマーケットでは私書箱への配送はできません。AddressSecondaryから私書箱を削除するか、受け取る営業所を選んでください。',
  'AddressTertiary.Invalid':
    'AddressTertiaryには、制御文字や壊れた文字を含まないテキストを入力してください。',
  'AddressTertiary.TooLong': 'AddressTertiaryが長すぎます。{max}文字以内で入力してください。',
  'AddressTertiary.POBox':
    'このマーケットでは私書箱への配送はできません。AddressTertiaryから私書箱を削除してください。',
  'AddressTertiary.POBox {pickUp}':
    'このマーケットでは私書箱への配送はできません。AddressTertiaryから私書箱を削除するか、受け取る営業所を選んでください。',
  'City.Required': 'Cityは必須です。市区町村を入力してください。',
  'City.Invalid': 'Cityには、制御文字や壊れた文字を含まないテキストを入力してください。',
  'City.TooLong': 'Cityが長すぎます。{max}文字以内で入力してください。',
  'City.Mismatch':
    'Cityが住所のほかの部分と一致しません。市区町村をご確認ください。住所をそのまま使う場合は、Choice Overrideを送信してください。',
  'Province.Required': 'Provinceは必須です。都道府県または州を入力してください。',
  'Province.Invalid': 'Provinceには、制御文字や壊れた文字を含まないテキストを入力してください。',
  'Province.TooLong': 'Provinceが長すぎます。{max}文字以内で入力してください。',
  'Province.Unknown':
    'Provinceは、このマーケットで確認できる都道府県または州ではありません。入力内容をご確認ください。住所をそのまま使う場合は、Choice Overrideを送信してください。',
  'Province.Mismatch':
    'Provinceが住所のほかの部分と一致しません。都道府県または州をご確認ください。住所をそのまま使う場合は、Choice Overrideを送信してください。',
  'Province.NotServed': 'この都道府県または州には配送できません。ほかの地域の住所を使ってください。',
  'Province.NotServed {pickUp}':
    'この都道府県または州には配送できません。ほかの地域の住所を使うか、受け取る営業所を選んでください。',
  'PostalCode.Required': 'PostalCodeは必須です。郵便番号を入力してください。',
  'PostalCode.Invalid':
    'PostalCodeは、このマーケットの郵便番号ではありません。{form}のような形式で入力してください。',
  'PostalCode.TooLong': 'PostalCodeが長すぎます。{max}文字以内で入力してください。',
  'PostalCode.Doubtful':
    'PostalCodeは、このマーケットの郵便番号としては誤りがあるようです。{form}のような形式で入力してください。住所をそのまま使う場合は、Choice Overrideを送信してください。',
  'PostalCode.Mismatch':
    'PostalCodeが住所のほかの部分と一致しません。郵便番号をご確認ください。住所をそのまま使う場合は、Choice Overrideを送信してください。',
  'Address.Military':
    'このマーケットでは軍事郵便の住所（APO、FPO、DPO）への配送はできません。ほかの住所を使ってください。',
  'Address.Military {pickUp}':
    'このマーケットでは軍事郵便の住所（APO、FPO、DPO）への配送はできません。ほかの住所を使うか、受け取る営業所を選んでください。',
  'Address.Doubtful':
    '住所の各部分が互いに一致しません。市区町村、都道府県または州、郵便番号をご確認ください。住所をそのまま使う場合は、Choice Overrideを送信してください。',
  ErrorSuggestedFix:
    '住所をご確認ください。修正した住所をご提案します。ご入力の住所をそのまま使うこともできますが、配達が遅れるおそれがあります。',
  'Address.NotFound':
    'このカートには配送先住所が設定されておらず、プロフィールにも登録がありません。POSTで送信してください。',
  'DateOfBirth.Required': 'DateOfBirthは必須です。MM/DD/YYYY（月/日/年）の形式で入力してください。',
  'DateOfBirth.Invalid':
    'DateOfBirthは、暦にある日付ではありません。MM/DD/YYYY（月/日/年）の形式で入力してください。',
  'DateOfBirth.InFuture': 'DateOfBirthが未来の日付です。年をご確認ください。',
  'DateOfBirth.TooLongAgo': 'DateOfBirthが130年より前の日付です。年をご確認ください。',
  'DateOfBirth.TooYoung': 'このマーケットのディストリビューターは{age}歳以上でなければなりません。',
  'EMail.Required': 'EMailは必須です。ディストリビューターのメールアドレスを入力してください。',
  'EMail.Invalid':
    'EMailは、有効なメールアドレスではありません。name@example.comのような形式で入力してください。',
  'EMail.TooLong': 'EMailが長すぎます。{max}文字以内で入力してください。',
  'SubscribeToEmail.Required':
    'SubscribeToEmailは必須です。会社からのメールを希望する場合はtrueを、希望しない場合はfalseを送信してください。',
  'SubscribeToEmail.Invalid': 'SubscribeToEmailにはtrueまたはfalseを指定してください。',
  'FirstName.Required': 'FirstNameは必須です。名を入力してください。',
  'FirstName.Invalid': 'FirstNameには、数字や記号以外の文字を1つ以上含む名前を入力してください。',
  'FirstName.TooLong': 'FirstNameが長すぎます。{max}文字以内で入力してください。',
  'LastName.Required': 'LastNameは必須です。姓を入力してください。',
  'LastName.Invalid': 'LastNameには、数字や記号以外の文字を1つ以上含む名前を入力してください。',
  'LastName.TooLong': 'LastNameが長すぎます。{max}文字以内で入力してください。',
  'MiddleInitial.Invalid': 'MiddleInitialには数字以外の文字を入力するか、空欄にしてください。',
  'MiddleInitial.TooLong': 'MiddleInitialが長すぎます。{max}文字以内で入力してください。',
  'PhoneHome.Required': 'PhoneHomeは必須です。自宅の電話番号を入力してください。',
  'PhoneHome.Invalid':
    'PhoneHomeは、このマーケットの電話番号ではありません。{form}のような形式で入力してください。',
  'PhoneHome.TooLong': 'PhoneHomeが長すぎます。{max}文字以内で入力してください。',
  'PhoneOther.Invalid':
    'PhoneOtherは、このマーケットの電話番号ではありません。{form}のような形式で入力するか、空欄にしてください。',
  'PhoneOther.TooLong': 'PhoneOtherが長すぎます。{max}文字以内で入力してください。',
  'Pin Invalid': 'Pinは4桁の数字で入力してください。',
  'SiteUrl.Required': 'SiteUrlは必須です。登録用アドレスの最後の部分を決めてください。',
  'SiteUrl.Invalid': 'SiteUrlに使えるのはAからZまでの英字と数字だけです。それ以外の文字を削除してください。',
  'SiteUrl.TooLong': 'SiteUrlが長すぎます。{max}文字以内で入力してください。',
  'SiteUrl.Reserved': 'このSiteUrlは予約されています。別のものを選んでください。',
  'SiteUrl.Reserved {alternatives}':
    'このSiteUrlは予約されています。別のものを選んでください。現在空いているもの：{alternatives}。',
  'SiteUrl.Taken': 'このSiteUrlは、すでにほかのプロモーターが登録しています。別のものを選んでください。',
  'SiteUrl.Taken {alternatives}':
    'このSiteUrlは、すでにほかのプロモーターが登録しています。別のものを選んでください。現在空いているもの：{alternatives}。',
  'RecognitionName.Invalid':
    'RecognitionNameには、制御文字や壊れた文字を含まないテキストを入力してください。',
  'RecognitionName.TooLong': 'RecognitionNameが長すぎます。{max}文字以内で入力してください。',
  'PartnerFirstName.Required':
    'PartnerLastNameを入力する場合、PartnerFirstNameも必須です。パートナーの名を入力するか、両方とも空欄にしてください。',
  'PartnerFirstName.Invalid':
    'PartnerFirstNameには、数字や記号以外の文字を1つ以上含む名前を入力してください。',
  'PartnerFirstName.TooLong': 'PartnerFirstNameが長すぎます。{max}文字以内で入力してください。',
  'PartnerLastName.Required':
    'PartnerFirstNameを入力する場合、PartnerLastNameも必須です。パートナーの姓を入力するか、両方とも空欄にしてください。',
  'PartnerLastName.Invalid': 'PartnerLastNameには、数字や記号以外の文字を1つ以上含む名前を入力してください。',
  'PartnerLastName.TooLong': 'PartnerLastNameが長すぎます。{max}文字以内で入力してください。',
  'PartnerMiddleInitial.Invalid': 'PartnerMiddleInitialには数字以外の文字を入力するか、空欄にしてください。',
  'PartnerMiddleInitial.TooLong': 'PartnerMiddleInitialが長すぎます。{max}文字以内で入力してください。',
  'TaxId.Invalid':
    'TaxIdは、このマーケットの納税者番号ではありません。数字をご確認いただくか、空欄にしてください。',
  'TaxId.TooLong': 'TaxIdが長すぎます。{max}文字以内で入力してください。',
  'ProfileId.Invalid': 'idは、制御文字を含まない1文字以上{max}文字以内のテキストにしてください。',
  'BranchId.Invalid': 'idは0より大きい整数にしてください。',
  'Market.Required': 'marketは必須です。USのような国コードを送信してください。',
  'Market.Unknown': 'marketは、USのような国コード(ISO 3166-1 alpha-2)でなければなりません。',
  'BranchName.Required': 'nameは必須です。支店の名称を送信してください。',
  'BranchName.Invalid': 'nameは、制御文字を含まない{max}文字以内のテキストにしてください。',
  'BranchProvince.Unknown':
    'provinceは、このマーケットにありません。修正するか、マーケット全体の場合は省略してください。',
  'Active.Invalid': 'activeはtrueまたはfalseにしてください。',
  'Owner.Required': 'ownerは必須です。SiteUrlが属するプロフィールを送信してください。',
  'Owner.Invalid': 'ownerは、制御文字を含まない{max}文字以内のテキストにしてください。',
  'Line.NotJson': 'この行はJSONではありません。',
  'Line.NotObject': 'この行はJSONオブジェクトでなければなりません。',
  'Line.TooLong': 'この行は長すぎます。{max}バイト以内にしてください。',
  'Line.Cells': 'この行には{cells}個のセルがありますが、最初の行には{columns}個の列があります。',
  'Lines.Refused': '拒否された行の数は{count}です。これらは保存されず、ほかの行は保存されました。',
  'Profile.NotFound': 'このidのプロフィールはありません。',
  'Branch.Unknown': 'このidの支店はありません。',
  'SiteUrl.NotFound': 'このsiteUrlは登録されていません。',
  'Cart.NotFound': 'このカートには何も保存されていません。',
  'Market.NotFound': 'この市場はありません。US のように大文字 2 文字の国コードで指定してください。',
  'Upload.MediaType':
    '本文はNDJSONでなければなりません。Content-Type application/x-ndjsonを送信してください。',
  'Application.NotFound': 'このセッションに関連付けられた申請はありません。',
  'Application.NotFound {method}':
    'このセッションに関連付けられた申請はありません。{method}で送信してください。',
  'Request.NotJson': 'リクエストの本文がJSONではありません。UTF-8のJSONオブジェクトを送信してください。',
  'Request.NotObject': 'リクエストの本文はJSONオブジェクトでなければなりません。',
  'Request.Malformed': 'リクエストが正しいHTTPではありません。',
  'Authorization.Missing': '認証情報がありません。Authorization: Bearerに続けてトークンを送信してください。',
  'Authorization.Invalid': 'トークンが受け付けられませんでした。新しいトークンを取得してください。',
  'Authorization.Expired': 'トークンの有効期限が切れています。新しいトークンを取得してください。',
  'Authorization.Scope': 'このトークンにはスコープ{scope}がないため、この操作は許可されていません。',
  'Request.Origin':
    'デモのトークンはデモ自身のページにのみ発行されます。localhostまたはIPアドレスでページを開いてください。',
  'Route.NotFound': 'このリソースは存在しません。パスをご確認ください。',
  'Method.NotAllowed': 'このリソースではそのメソッドを使えません。{methods}のいずれかを使ってください。',
  'Request.TimedOut': 'リクエストが時間内に届きませんでした。もう一度送信してください。',
  'Request.TooLarge': 'リクエストの本文が大きすぎます。{max}バイト以内で送信してください。',
  'Request.MediaType': '本文はJSONでなければなりません。Content-Type application/jsonを送信してください。',
  'Request.HeadersTooLarge': 'リクエストのヘッダーが大きすぎます。',
  'Request.TooMany': 'リクエストが多すぎます。Retry-Afterに示された時間だけお待ちください。',
  'Service.Fault':
    'サービスでエラーが発生しました。もう一度送信してください。それでも失敗する場合は、この応答のX-Request-Idをお知らせください。',
  'Service.Unavailable':
    'ただいまサービスが応答できません。Retry-Afterに示された時間が過ぎてから、もう一度送信してください。',
};
