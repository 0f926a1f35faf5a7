import type { LoadedPlaces } from '../gazetteer/read/gazetteer.ts';
import { type Family, gaugeFamily } from './families.ts';

/** Facts about the running service, which can be read at any time. */
export interface ServiceFacts {
  readonly version: string;
  readonly store: 'postgresql' | 'embedded';
  places(): readonly LoadedPlaces[];
  /** The countries of which a data file cannot be used. */
  dataFaults(): readonly string[];
}

const shownDigits = 12;

/** Returns the families that tell what runs here, and how old the data is that it judges by. */
export function serviceFamilies({ version, store, places, dataFaults }: ServiceFacts): readonly Family[] {
  return [
    gaugeFamily('checkout_build_info', 'What runs here; always 1.', ['version', 'node', 'store'], () => [
      [version, process.version, store, 1],
    ]),
    gaugeFamily('checkout_data_info', 'Place data in use; always 1.', ['country', 'source', 'digest'], () =>
      places().map(({ country, source, digest }) => [country, source, digest.slice(0, shownDigits), 1]),
    ),
    gaugeFamily(
      'checkout_data_fault',
      'Countries of which a data file is set aside, or was damaged in use; always 1.',
      ['country'],
      () => dataFaults().map((country) => [country, 1]),
    ),
    gaugeFamily(
      'checkout_data_timestamp_seconds',
      'Day of the state of the place data, in seconds since 1970; absent if its source does not tell.',
      ['country'],
      () =>
        places().flatMap(({ country, date }) => (date === null ? [] : [[country, Date.parse(date) / 1000]])),
    ),
  ];
}
