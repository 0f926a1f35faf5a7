import type { PartNames } from '../words/render-problem.ts';

/** The layout of an address form of one country, and its names for the fields (address metadata). */
export interface AddressLayout {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** The order of the parts on a label, as in the metadata's `fmt`: "%N%n%O%n%A%n%C, %S %Z". */
  readonly labelFormat: string;
  /** The same in Latin script, if the order differs. */
  readonly latinLabelFormat?: string;
  /**
   * Language of `labelFormat` and of the areas' own names, as a primary subtag (RFC 5646). Absent where it is
   * unknown.
   */
  readonly language?: string;
  /** What the country calls these parts, as the words of fields have it. */
  readonly kinds: PartNames;
  /** The names of the administrative areas in a list, by the area's code. */
  readonly areaNames: Readonly<Record<string, AreaNames>>;
}

/**
 * `default` is in the country's own language. `latin` is in Latin script, if the country's language uses
 * another script. Other keys are language subtags.
 */
export type AreaNames = Readonly<Record<string, string>>;
