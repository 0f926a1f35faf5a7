import type { MessageKey } from '../catalog.ts';

/** English wording. `{name}` stands for a parameter of the problem. */
export const en: Readonly<Record<MessageKey, string>> = {
  'Branch.Invalid': 'Branch must be a whole number, or null when the order is not picked up.',
  'Branch.NotFound':
    'There is no branch with this number at which the order can be picked up. Send null to have the order shipped.',
  'Branch.NotFound {pickUp}':
    'There is no branch with this number at which the order can be picked up. Choose another branch, or send null to have the order shipped.',
  'Email.Required': 'Email is required. Enter the email address that receives the receipt.',
  'Email.Invalid': 'Email is not an email address that mail can reach. Write it like name@example.com.',
  'Email.TooLong': 'Email is too long. Use at most {max} characters.',
  'ShipToEmail.Invalid':
    'ShipToEmail is not an email address that mail can reach. Write it like name@example.com, or leave it out.',
  'ShipToEmail.TooLong': 'ShipToEmail is too long. Use at most {max} characters.',
  'Phone.Invalid': 'Phone is not a phone number of this market. Write it like {form}, or leave it out.',
  'Phone.TooLong': 'Phone is too long. Use at most {max} characters.',
  'PONumber.Invalid': 'PONumber must be text without control characters or broken characters.',
  'PONumber.TooLong': 'PONumber is too long. Use at most {max} characters.',
  'ShipToInstruction.Invalid':
    'ShipToInstruction must be text without control characters or broken characters.',
  'ShipToInstruction.TooLong': 'ShipToInstruction is too long. Use at most {max} characters.',
  'Name.Required': 'Name is required. Enter the name for the shipping label.',
  'Name.Invalid': 'Name must be text without control characters or broken characters.',
  'Name.TooLong': 'Name is too long. Use at most {max} characters.',
  'ShipToId.Invalid': 'ShipToId is not a distributor ID. Write it like 12-3456, or leave it out.',
  'Choice.Invalid': 'Choice must be Accept or Override, or be left out.',
  'AddressPrimary.Required': 'AddressPrimary is required. Enter the first address line.',
  'AddressPrimary.Invalid': 'AddressPrimary must be text without control characters or broken characters.',
  'AddressPrimary.TooLong': 'AddressPrimary is too long. Use at most {max} characters.',
  'AddressPrimary.POBox':
    'Orders in this market cannot be shipped to a post-office box. Enter a street address in AddressPrimary.',
  'AddressPrimary.POBox {pickUp}':
    'Orders in this market cannot be shipped to a post-office box. Enter a street address in AddressPrimary, or choose a branch for pick-up.',
  'AddressSecondary.Invalid':
    'AddressSecondary must be text without control characters or broken characters.',
  'AddressSecondary.TooLong': 'AddressSecondary is too long. Use at most {max} characters.',
  'AddressSecondary.POBox':
    'Orders in this market cannot be shipped to a post-office box. Take the box out of AddressSecondary.',
  'AddressSecondary.POBox {pickUp}':
    'Orders in this market cannot be shipped to a post-office box. Take the box out of AddressSecondary, or choose a branch for pick-up.',
  'AddressTertiary.Invalid': 'AddressTertiary must be text without control characters or broken characters.',
  'AddressTertiary.TooLong': 'AddressTertiary is too long. Use at most {max} characters.',
  'AddressTertiary.POBox':
    'Orders in this market cannot be shipped to a post-office box. Take the box out of AddressTertiary.',
  'AddressTertiary.POBox {pickUp}':
    'Orders in this market cannot be shipped to a post-office box. Take the box out of AddressTertiary, or choose a branch for pick-up.',
  'City.Required': 'City is required. Enter the city.',
  'City.Invalid': 'City must be text without control characters or broken characters.',
  'City.TooLong': 'City is too long. Use at most {max} characters.',
  'City.Mismatch':
    'City does not go with the rest of the address. Check the city, or send Choice Override to use the address as it is.',
  'Province.Required': 'Province is required. Enter the state or province.',
  'Province.Invalid': 'Province must be text without control characters or broken characters.',
  'Province.TooLong': 'Province is too long. Use at most {max} characters.',
  'Province.Unknown':
    'Province is no state or province that is known in this market. Check it, or send Choice Override to use the address as it is.',
  'Province.Mismatch':
    'Province does not go with the rest of the address. Check the state or province, or send Choice Override to use the address as it is.',
  'Province.NotServed': 'Orders cannot be shipped to this state or province. Use an address elsewhere.',
  'Province.NotServed {pickUp}':
    'Orders cannot be shipped to this state or province. Use an address elsewhere, or choose a branch for pick-up.',
  'PostalCode.Required': 'PostalCode is required. Enter the postal code.',
  'PostalCode.Invalid': 'PostalCode is not a postal code of this market. Write it like {form}.',
  'PostalCode.TooLong': 'PostalCode is too long. Use at most {max} characters.',
  'PostalCode.Doubtful':
    'PostalCode is not quite a postal code of this market. Write it like {form}, or send Choice Override to use the address as it is.',
  'PostalCode.Mismatch':
    'PostalCode does not go with the rest of the address. Check the postal code, or send Choice Override to use the address as it is.',
  'Address.Military':
    'Orders cannot be shipped to a military address (APO, FPO, DPO) in this market. Use another address.',
  'Address.Military {pickUp}':
    'Orders cannot be shipped to a military address (APO, FPO, DPO) in this market. Use another address, or choose a branch for pick-up.',
  'Address.Doubtful':
    'The parts of this address do not go together. Check the city, the state or province and the postal code, or send Choice Override to use the address as it is.',
  ErrorSuggestedFix:
    'Please review the address. A corrected address is suggested; you may use yours anyway, at the risk of delivery delay.',
  'Address.NotFound':
    'No shipping address is assigned to this cart and the profile has none. Send one with POST.',
  'DateOfBirth.Required': 'DateOfBirth is required. Enter it as MM/DD/YYYY.',
  'DateOfBirth.Invalid': 'DateOfBirth is not a day of the calendar. Enter it as MM/DD/YYYY.',
  'DateOfBirth.InFuture': 'DateOfBirth lies in the future. Check the year.',
  'DateOfBirth.TooLongAgo': 'DateOfBirth lies more than 130 years ago. Check the year.',
  'DateOfBirth.TooYoung': 'Distributors of this market must be at least {age} years old.',
  'EMail.Required': 'EMail is required. Enter the email address of the distributor.',
  'EMail.Invalid': 'EMail is not an email address that mail can reach. Write it like name@example.com.',
  'EMail.TooLong': 'EMail is too long. Use at most {max} characters.',
  'SubscribeToEmail.Required':
    'SubscribeToEmail is required. Send true when the company may send email, false when it may not.',
  'SubscribeToEmail.Invalid': 'SubscribeToEmail must be true or false.',
  'FirstName.Required': 'FirstName is required. Enter the first name.',
  'FirstName.Invalid': 'FirstName must be a name: text with at least one letter.',
  'FirstName.TooLong': 'FirstName is too long. Use at most {max} characters.',
  'LastName.Required': 'LastName is required. Enter the last name.',
  'LastName.Invalid': 'LastName must be a name: text with at least one letter.',
  'LastName.TooLong': 'LastName is too long. Use at most {max} characters.',
  'MiddleInitial.Invalid': 'MiddleInitial must be a letter, or be left out.',
  'MiddleInitial.TooLong': 'MiddleInitial is too long. Use at most {max} characters.',
  'PhoneHome.Required': 'PhoneHome is required. Enter the home phone number.',
  'PhoneHome.Invalid': 'PhoneHome is not a phone number of this market. Write it like {form}.',
  'PhoneHome.TooLong': 'PhoneHome is too long. Use at most {max} characters.',
  'PhoneOther.Invalid':
    'PhoneOther is not a phone number of this market. Write it like {form}, or leave it out.',
  'PhoneOther.TooLong': 'PhoneOther is too long. Use at most {max} characters.',
  'Pin Invalid': 'Pin must be exactly 4 digits.',
  'SiteUrl.Required': 'SiteUrl is required. Choose the last part of the sign-up address.',
  'SiteUrl.Invalid': 'SiteUrl may hold letters A to Z and digits only. Take out everything else.',
  'SiteUrl.TooLong': 'SiteUrl is too long. Use at most {max} characters.',
  'SiteUrl.Reserved': 'This SiteUrl is reserved. Choose another one.',
  'SiteUrl.Reserved {alternatives}':
    'This SiteUrl is reserved. Choose another one. Free at the moment: {alternatives}.',
  'SiteUrl.Taken': 'This SiteUrl is already registered to another promoter. Choose another one.',
  'SiteUrl.Taken {alternatives}':
    'This SiteUrl is already registered to another promoter. Choose another one. Free at the moment: {alternatives}.',
  'RecognitionName.Invalid': 'RecognitionName must be text without control characters or broken characters.',
  'RecognitionName.TooLong': 'RecognitionName is too long. Use at most {max} characters.',
  'PartnerFirstName.Required':
    "PartnerFirstName is required. It goes with PartnerLastName: enter the partner's first name, or leave both out.",
  'PartnerFirstName.Invalid': 'PartnerFirstName must be a name: text with at least one letter.',
  'PartnerFirstName.TooLong': 'PartnerFirstName is too long. Use at most {max} characters.',
  'PartnerLastName.Required':
    "PartnerLastName is required. It goes with PartnerFirstName: enter the partner's last name, or leave both out.",
  'PartnerLastName.Invalid': 'PartnerLastName must be a name: text with at least one letter.',
  'PartnerLastName.TooLong': 'PartnerLastName is too long. Use at most {max} characters.',
  'PartnerMiddleInitial.Invalid': 'PartnerMiddleInitial must be a letter, or be left out.',
  'PartnerMiddleInitial.TooLong': 'PartnerMiddleInitial is too long. Use at most {max} characters.',
  'TaxId.Invalid': 'TaxId is not a tax number of this market. Check its digits, or leave it out.',
  'TaxId.TooLong': 'TaxId is too long. Use at most {max} characters.',
  'ProfileId.Invalid': 'id must be text of 1 to {max} characters without control characters.',
  'BranchId.Invalid': 'id must be a whole number above 0.',
  'Market.Required': 'market is required. Send a country code such as US.',
  'Market.Unknown': 'market must be a country code such as US (ISO 3166-1 alpha-2).',
  'BranchName.Required': 'name is required. Send what the branch is called.',
  'BranchName.Invalid': 'name must be text of at most {max} characters without control characters.',
  'BranchProvince.Unknown':
    'province is not known in this market. Correct it, or leave it out for the whole market.',
  'Active.Invalid': 'active must be true or false.',
  'Owner.Required': 'owner is required. Send the profile that the SiteUrl belongs to.',
  'Owner.Invalid': 'owner must be text of at most {max} characters without control characters.',
  'Line.NotJson': 'This line is not JSON.',
  'Line.NotObject': 'This line must be a JSON object.',
  'Line.TooLong': 'This line is too long. Use at most {max} bytes.',
  'Line.Cells': 'This line has {cells} cells where the first line names {columns} columns.',
  'Lines.Refused': 'Refused lines: {count}. They were not stored; the others were.',
  'Profile.NotFound': 'There is no profile with this id.',
  'Branch.Unknown': 'There is no branch with this id.',
  'SiteUrl.NotFound': 'This siteUrl is not registered.',
  'Cart.NotFound': 'Nothing is stored for this cart.',
  'Market.NotFound': 'This market does not exist. Send its country code in two capital letters, such as US.',
  'Upload.MediaType': 'The body must be NDJSON: send Content-Type application/x-ndjson.',
  'Application.NotFound': 'No application is associated with this session.',
  'Application.NotFound {method}': 'No application is associated with this session. Send one with {method}.',
  'Request.NotJson': 'The body of the request is not JSON. Send a JSON object in UTF-8.',
  'Request.NotObject': 'The body of the request must be a JSON object.',
  'Request.Malformed': 'The request is not valid HTTP.',
  'Authorization.Missing': 'Send credentials: Authorization: Bearer and a token.',
  'Authorization.Invalid': 'The token was not accepted. Get a new one.',
  'Authorization.Expired': 'The token has expired. Get a new one.',
  'Authorization.Scope': 'The token does not permit this operation: it lacks the scope {scope}.',
  'Request.Origin':
    'The demo gives tokens to its own page alone. Open that page at localhost or by its IP address.',
  'Route.NotFound': 'There is no such resource. Check the path.',
  'Method.NotAllowed': 'This resource does not know that method. Use one of: {methods}.',
  'Request.TimedOut': 'The request did not arrive in time. Send it again.',
  'Request.TooLarge': 'The body of the request is too large. Send at most {max} bytes.',
  'Request.MediaType': 'The body must be JSON: send Content-Type application/json.',
  'Request.HeadersTooLarge': 'The headers of the request are too large.',
  'Request.TooMany': 'Too many requests. Wait as long as Retry-After says.',
  'Service.Fault':
    'The service failed. Send the request again; if it fails again, report the X-Request-Id of this answer.',
  'Service.Unavailable': 'The service cannot answer right now. Send the request again as Retry-After says.',
};
