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
        /** @description How addresses were decided, in numbers. */
        Decisions: {
            /** @description Today in UTC, as `2026-01-31`. */
            day: string;
            /** @description Markets with decisions in the last 56 days, by code. */
            markets: {
                /** @description ISO 3166-1 alpha-2. */
                market: string;
                /** @description The place data in use; null if none with postal codes is loaded. */
                data: {
                    /** @description Where it is from, in words. */
                    source: string;
                    /** @description Its state, as `2026-01-31`; null if the source gives none. */
                    date: string | null;
                    /** @description How many postal codes it has. */
                    codes: number;
                } | null;
                /** @description `before` has as many days, before those of `current`. */
                periods: {
                    /** @description The last so many days, today included: 1, 7 and 28. */
                    days: number;
                    current: {
                        /** @description Addresses accepted as typed, without a choice. */
                        accepted: number;
                        /** @description Addresses for which a correction was offered. */
                        offered: number;
                        /** @description Addresses that were doubted, with no correction to offer. */
                        doubted: number;
                        /** @description Submissions with a problem that no choice bypasses. */
                        refused: number;
                        /** @description The suggestion was set: with Accept, or because it was submitted itself. */
                        taken: number;
                        /** @description The typed address was set all the same, with Override. */
                        kept: number;
                        /** @description Another address was submitted. */
                        edited: number;
                        /** @description Nothing was submitted within an hour. */
                        givenUp: number;
                        /** @description Doubts without a suggestion that Override set aside. */
                        overridden: number;
                        /** @description Doubts and refusals by their code, most frequent first. */
                        codes: {
                            /** @description Code of the first problem. */
                            code: string;
                            /** @description Addresses that were doubted, with no correction to offer. */
                            doubted: number;
                            /** @description Doubts without a suggestion that Override set aside. */
                            overridden: number;
                            /** @description Submissions with a problem that no choice bypasses. */
                            refused: number;
                        }[];
                        /** @description Offers by what they change, most frequent first. */
                        changes: {
                            /** @description What the suggestion changes: `line`, `city`, `province`, `code`, or several joined by `+`. */
                            change: string;
                            /** @description Addresses for which a correction was offered. */
                            offered: number;
                            /** @description The suggestion was set: with Accept, or because it was submitted itself. */
                            taken: number;
                            /** @description The typed address was set all the same, with Override. */
                            kept: number;
                            /** @description Another address was submitted. */
                            edited: number;
                            /** @description Nothing was submitted within an hour. */
                            givenUp: number;
                        }[];
                    };
                    before: {
                        /** @description Addresses accepted as typed, without a choice. */
                        accepted: number;
                        /** @description Addresses for which a correction was offered. */
                        offered: number;
                        /** @description Addresses that were doubted, with no correction to offer. */
                        doubted: number;
                        /** @description Submissions with a problem that no choice bypasses. */
                        refused: number;
                        /** @description The suggestion was set: with Accept, or because it was submitted itself. */
                        taken: number;
                        /** @description The typed address was set all the same, with Override. */
                        kept: number;
                        /** @description Another address was submitted. */
                        edited: number;
                        /** @description Nothing was submitted within an hour. */
                        givenUp: number;
                        /** @description Doubts without a suggestion that Override set aside. */
                        overridden: number;
                        /** @description Doubts and refusals by their code, most frequent first. */
                        codes: {
                            /** @description Code of the first problem. */
                            code: string;
                            /** @description Addresses that were doubted, with no correction to offer. */
                            doubted: number;
                            /** @description Doubts without a suggestion that Override set aside. */
                            overridden: number;
                            /** @description Submissions with a problem that no choice bypasses. */
                            refused: number;
                        }[];
                        /** @description Offers by what they change, most frequent first. */
                        changes: {
                            /** @description What the suggestion changes: `line`, `city`, `province`, `code`, or several joined by `+`. */
                            change: string;
                            /** @description Addresses for which a correction was offered. */
                            offered: number;
                            /** @description The suggestion was set: with Accept, or because it was submitted itself. */
                            taken: number;
                            /** @description The typed address was set all the same, with Override. */
                            kept: number;
                            /** @description Another address was submitted. */
                            edited: number;
                            /** @description Nothing was submitted within an hour. */
                            givenUp: number;
                        }[];
                    };
                }[];
                /** @description The last 28 days, oldest first. */
                days: {
                    /** @description As `2026-01-31`. */
                    day: string;
                    /** @description Addresses accepted as typed, without a choice. */
                    accepted: number;
                    /** @description Addresses for which a correction was offered. */
                    offered: number;
                    /** @description Addresses that were doubted, with no correction to offer. */
                    doubted: number;
                    /** @description Submissions with a problem that no choice bypasses. */
                    refused: number;
                }[];
                /** @description The last 28 days by how likely city, province and postal code were right as typed. Addresses about which the data knows nothing are left out. */
                tenths: {
                    /** @description 7: from 70 to 80 %. */
                    tenth: number;
                    /** @description Addresses accepted as typed, without a choice. */
                    accepted: number;
                    /** @description Addresses for which a correction was offered. */
                    offered: number;
                    /** @description Addresses that were doubted, with no correction to offer. */
                    doubted: number;
                    /** @description Submissions with a problem that no choice bypasses. */
                    refused: number;
                    /** @description The typed address was set all the same, with Override. */
                    kept: number;
                    /** @description Doubts without a suggestion that Override set aside. */
                    overridden: number;
                }[];
                /** @description What each `caution` of the market would have asked, of the addresses accepted, offered or doubted in the last 28 days; estimated from `tenths`. */
                cautions: {
                    /**
                     * @description A value of the rule `caution` of a market.
                     * @enum {unknown}
                     */
                    caution: "relaxed" | "balanced" | "strict";
                    /** @description For how many of the addresses it would have offered a correction, or doubted them. */
                    asked: number;
                }[];
            }[];
            success: boolean;
            /** @description null when there is nothing to report. */
            error: components["schemas"]["ErrorItem"][] | null;
        };
        /** @description Cities with postal codes that the place data lacks. */
        LearnedPairs: {
            /** @description Most buyers first. */
            pairs: {
                /** @description ISO 3166-1 alpha-2. */
                market: string;
                /** @description The city in its most frequent spelling. */
                locality: string;
                /** @description Code of the province; null if none was recognized. */
                area: string | null;
                /** @description Postal code. */
                code: string;
                /** @description Different buyers who had it accepted or overrode a doubt about it. */
                buyers: number;
                /** @description How many of them were guests, known by their sessions alone. */
                guests: number;
                /** @description How many of them overrode a doubt about it. */
                insisted: number;
                /** @description On how many different days these first did so. */
                insistedDays: number;
                /** @description `typed`; `proposed`, once five buyers on three days overrode a doubt about it; `approved` or `rejected` by an operator, or approved by `LEARNED=auto`. */
                state: string;
                /** @description When it was first typed: a day in UTC. */
                firstDay: string;
                /** @description When it was last typed: a day in UTC. */
                lastDay: string;
            }[];
            success: boolean;
            /** @description null when there is nothing to report. */
            error: components["schemas"]["ErrorItem"][] | null;
        };
        /** @description Unknown members are ignored. */
        PairName: {
            /**
             * @description ISO 3166-1 alpha-2.
             * @example US
             */
            market: string;
            /** @description In any spelling. */
            City: string;
            /** @description null and blank text count as absent. */
            Province?: string | null;
            PostalCode: string;
        };
        /** @description Why a city with a postal code is doubted. */
        PairExplanation: {
            /** @description What was decided, in English, step by step. */
            decisions: string[];
            /** @description The likeliest places that may be meant, likeliest first; empty where all parts agree. */
            meanings: {
                /** @description What it supposes. */
                reason: string;
                /** @description The city, if it is another one. */
                City: string | null;
                /** @description The province, if it is another one. */
                Province: string | null;
                /** @description The postal code, if it is another one. */
                PostalCode: string | null;
                /** @description Nats: the less, the likelier. */
                cost: number;
            }[];
            /** @description Version of all that this rests on. */
            dataVersion: string | null;
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
