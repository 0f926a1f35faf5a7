// Made by `npm run generate` from the schemas that serve; not edited by hand.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description One problem. */
        ErrorItem: {
            /** @description Name of the offending field, or `Address` for a problem with the whole address. */
            field: string;
            /** @description Error code. The closed list is in docs/errors.md. */
            error: string;
            /** @description Text for people: what is wrong and how to correct it. */
            message: string;
        };
        /** @description The assigned shipping address. */
        ShippingAddress: {
            /** @description Phone number for shipping issues. Empty if nothing is set. */
            Phone: string;
            /** @description Address that receives the receipt. Empty if nothing is set. */
            Email: string;
            /** @description Address that receives an order manifest without prices and card data. Empty if nothing is set. A submission names it `ShipToEmail`. */
            ShipToEMail: string;
            /** @description Name on the shipping label. Empty if nothing is set. */
            Name: string;
            /** @description First address line. Empty if nothing is set. */
            AddressPrimary: string;
            /** @description Second address line. Empty if nothing is set. */
            AddressSecondary: string;
            /** @description Third address line. Empty if nothing is set. */
            AddressTertiary: string;
            /** @description City. Empty if nothing is set. */
            City: string;
            /** @description Province or state. Empty if nothing is set. */
            Province: string;
            /** @description Postal code. Empty if nothing is set. */
            PostalCode: string;
            success: boolean;
            /** @description null when there is nothing to report. */
            error: components["schemas"]["ErrorItem"][] | null;
        };
        /** @description null and blank text count as absent. Unknown members are ignored. Lengths are counted in UTF-16 units. */
        AddressSubmission: {
            /** @description Branch at which the order is picked up. 0 or null: it is shipped. */
            Branch?: number | null;
            /**
             * Format: email
             * @description Address that receives the receipt.
             */
            Email: string;
            /**
             * Format: email
             * @description Address that receives an order manifest without prices and card data.
             */
            ShipToEmail?: string;
            /** @description Phone number for shipping issues. `(###)###-####` in the North American Numbering Plan; elsewhere E.164 or the national form. */
            Phone?: string;
            /** @description Purchase order number. */
            PONumber?: string;
            /** @description Shipping instructions. */
            ShipToInstruction?: string;
            /** @description Name on the shipping label. Of a person or a business; no link, email address, markup or formula. */
            Name: string;
            /** @description ID of the distributor that is shipped to, when looked up. */
            ShipToId?: string;
            /**
             * @description What the buyer decided about the suggested address. `Accept` applies the suggested address that was offered for this one. `Override` sets the address as it is, whatever is doubted about it; a field's own error, an unserved province and a refused post-office box stay.
             * @enum {string}
             */
            Choice?: "Accept" | "Override";
            /** @description First address line. */
            AddressPrimary: string;
            /** @description Second address line. */
            AddressSecondary?: string;
            /** @description Third address line. */
            AddressTertiary?: string;
            /** @description City. */
            City: string;
            /** @description Province or state. Required except in markets that have no provinces. */
            Province?: string;
            /** @description Postal code. */
            PostalCode: string;
        };
        /** @description The judgement on a shipping address. */
        VerificationResult: {
            /** @description The fields below offer a corrected address. */
            CanCorrect: boolean;
            /** @description Every field that this market requires is present. */
            HasRequiredFields: boolean;
            /** @description An address line is a post-office box. */
            IsPOBox: boolean;
            /** @description The market ships to the province. */
            CanShipToProvince: boolean;
            /** @description Email is valid, and so are ShipToEmail and Phone if they are present. */
            ValidContactInformation: boolean;
            /** @description Name on the shipping label of the suggested address; null when there is none. */
            Name: string | null;
            /** @description First address line of the suggested address; null when there is none. */
            AddressPrimary: string | null;
            /** @description Second address line of the suggested address; null when there is none. */
            AddressSecondary: string | null;
            /** @description Third address line of the suggested address; null when there is none. */
            AddressTertiary: string | null;
            /** @description City of the suggested address; null when there is none. */
            City: string | null;
            /** @description Province or state of the suggested address; null when there is none. */
            Province: string | null;
            /** @description Postal code of the suggested address; null when there is none. */
            PostalCode: string | null;
            /** @description Number of branches of the market at which the order can be picked up. */
            BranchCount: number;
            success: boolean;
            /** @description null when there is nothing to report. */
            error: components["schemas"]["ErrorItem"][] | null;
        };
        /** @description The application associated with the session. */
        DistributorApplication: {
            /** @description Email address of the distributor, one that mail can reach from outside. */
            EMail: string;
            /** @description First name, in any script. */
            FirstName: string;
            /** @description Last name, in any script. */
            LastName: string;
            /** @description Middle initial or initials. Empty if nothing is set. */
            MiddleInitial: string;
            /** @description Date of birth, `MM/DD/YYYY`. */
            DateOfBirth: string;
            /** @description Home phone number, valid in the market. */
            PhoneHome: string;
            /** @description Alternate phone number, valid in the market. Empty if nothing is set. */
            PhoneOther: string;
            /** @description Exactly 4 digits, judged as sent. */
            Pin: string;
            /** @description Last path part of the distributor's public sign-up address. */
            SiteUrl: string;
            /** @description Tax number for withholding, by the market's own rules. Empty if nothing is set. */
            TaxId: string;
            /** @description Commonly a business name, printed on bonus checks. Empty if nothing is set. */
            RecognitionName: string;
            /** @description Partner's first name. Empty if nothing is set. */
            PartnerFirstName: string;
            /** @description Partner's last name. Empty if nothing is set. */
            PartnerLastName: string;
            /** @description Partner's middle initial or initials. Empty if nothing is set. */
            PartnerMiddleInitial: string;
            success: boolean;
            /** @description null when there is nothing to report. */
            error: components["schemas"]["ErrorItem"][] | null;
        };
        /** @description null and blank text count as absent. Unknown members are ignored. Lengths are counted in UTF-16 units. */
        ApplicationSubmission: {
            /**
             * @description Date of birth, `MM/DD/YYYY`. A day of the calendar, not in the future, not more than 130 years ago, of the market's age of majority.
             * @example 07/23/1985
             */
            DateOfBirth: string;
            /**
             * @description Email address of the distributor, one that mail can reach from outside.
             * @example maria.lopez@example.com
             */
            EMail: string;
            /**
             * @description Whether the user allows the company to email them. false is an answer; leaving it out is not.
             * @example true
             */
            SubscribeToEmail: boolean;
            /**
             * @description First name, in any script. No link, domain, email address, markup or formula.
             * @example Maria
             */
            FirstName: string;
            /**
             * @description Last name, in any script. No link, domain, email address, markup or formula.
             * @example Lopez
             */
            LastName: string;
            /**
             * @description Middle initial or initials.
             * @example J
             */
            MiddleInitial?: string;
            /**
             * @description Home phone number, valid in the market.
             * @example (510)555-0123
             */
            PhoneHome: string;
            /**
             * @description Alternate phone number, valid in the market.
             * @example (510)555-0145
             */
            PhoneOther?: string;
            /**
             * @description Exactly 4 digits, judged as sent. Authenticates the new distributor.
             * @example 4821
             */
            Pin: string;
            /**
             * @description Last path part of the distributor's public sign-up address. ASCII letters and digits, neither reserved, offensive nor registered to another promoter in whatever case.
             * @example MariaLopez
             */
            SiteUrl: string;
            /**
             * @description Commonly a business name, printed on bonus checks. It may hold a domain, but no link, email address, markup or formula.
             * @example Lopez Wellness
             */
            RecognitionName?: string;
            /**
             * @description Partner's first name. Required when PartnerLastName is sent.
             * @example Daniel
             */
            PartnerFirstName?: string;
            /**
             * @description Partner's last name. Required when PartnerFirstName is sent.
             * @example Reyes
             */
            PartnerLastName?: string;
            /**
             * @description Partner's middle initial or initials.
             * @example R
             */
            PartnerMiddleInitial?: string;
            /**
             * @description Tax number for withholding, by the market's own rules. In the US market a Social Security Number, with or without hyphens.
             * @example 123-45-6789
             */
            TaxId?: string;
        };
        /** @description The judgement on a distributor application. */
        ApplicationResult: {
            success: boolean;
            /** @description One item for each problem; empty if there is none. */
            error: components["schemas"]["ErrorItem"][];
        };
        /** @description Every market. */
        MarketList: {
            /** @description The markets, sorted by name. */
            markets: {
                /** @description ISO 3166-1 alpha-2. */
                code: string;
                /** @description Its name, for people. */
                name: string;
            }[];
            success: boolean;
            /** @description null when there is nothing to report. */
            error: components["schemas"]["ErrorItem"][] | null;
        };
        /** @description What a storefront needs to draw an address form. */
        AddressFormat: {
            /** @description ISO 3166-1 alpha-2. */
            market: string;
            /** @description The market's name. */
            name: string;
            /**
             * @description Language of the names and labels.
             * @enum {string}
             */
            language: "en" | "es" | "fr" | "de" | "pt" | "it" | "nl" | "ja";
            /** @description The fields, in the order in which forms show them. */
            fields: {
                /** @description Name of the field in a submission. */
                field: string;
                /** @description What the market calls the field, such as `state` or `zip`, for forms that use their own words. */
                kind: string;
                /** @description The name to show to people. */
                label: string;
                required: boolean;
                /** @description UTF-16 units. */
                maxLength: number;
                /** @description Value of the HTML attribute with this name. */
                autocomplete: string;
                /** @description The provinces, in the order of a list; null if any text is allowed. */
                options: {
                    /** @description The value in a submission. */
                    value: string;
                    /** @description Its name, for people. */
                    label: string;
                    /** @description Whether orders are shipped there. */
                    served: boolean;
                }[] | null;
                /** @description Regular expression for a whole postal code in capital letters. A hint: the service reads more ways to write one. */
                pattern: string | null;
                /** @description An example of a postal code. */
                example: string | null;
            }[];
            /** @description How to show an address: `{field}` stands for the value of the field, and a line break starts a new line. Leave out empty fields, together with the text between them and what comes before. */
            label: string;
            /** @description How to write `Phone`: a pattern in which # is a digit, or an example. */
            phoneForm: string;
            /** @description Whether orders can be picked up at branches. */
            pickUp: boolean;
            success: boolean;
            /** @description null when there is nothing to report. */
            error: components["schemas"]["ErrorItem"][] | null;
        };
        /** @description The places of a postal code. */
        CodePlaces: {
            /** @description As the country writes it; null if the text is not a postal code. */
            postalCode: string | null;
            /** @description The usual place comes first. Empty if the service does not know the code. */
            places: {
                /** @description As a submission writes it. */
                City: string;
                /** @description As a submission writes it; empty if the market's addresses name none, or if it is unknown. */
                Province: string;
            }[];
            success: boolean;
            /** @description null when there is nothing to report. */
            error: components["schemas"]["ErrorItem"][] | null;
        };
        /** @description Unknown members are ignored. Lengths are counted in UTF-16 units. */
        CompletionRequest: {
            /** @description The text typed so far: a number and a street, a city, a postal code, or several of these in a row. */
            text: string;
            /** @description A postal code that is already filled in, or its beginning. Addresses there come first. */
            postalCode?: string;
            /** @description City, province or both if they are already filled in, such as `Fremont, CA`. Addresses there come first. */
            near?: string;
            /** @description Highest number of completions; 5 by default. */
            limit?: number;
        };
        /** @description Whole addresses that begin with a text, or nearly so. */
        AddressCompletions: {
            /** @description The best completion comes first. Empty if fewer than two letters or digits are typed. */
            completions: {
                /**
                 * @description `address` has a house number, `street` still needs one, and `place` completes the city or postal code and leaves the line as typed.
                 * @enum {string}
                 */
                kind: "address" | "street" | "place";
                /** @description Fields of a submission. A field that is unknown or not yet decided is empty. */
                address: {
                    AddressPrimary: string;
                    City: string;
                    Province: string;
                    PostalCode: string;
                };
                /** @description The stretches of a field that were typed, in UTF-16 units, so that forms can show them bold. */
                matched: {
                    /** @enum {string} */
                    field: "AddressPrimary" | "City" | "Province" | "PostalCode";
                    from: number;
                    /** @description The first unit after the match. */
                    to: number;
                }[];
                /** @description true if street data knows units at this number, such as apartments, and the line names none; otherwise left out. Such an address is accepted unless the market asks for a unit. */
                lacksUnit?: boolean;
            }[];
            success: boolean;
            /** @description null when there is nothing to report. */
            error: components["schemas"]["ErrorItem"][] | null;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
