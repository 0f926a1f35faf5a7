/** Tables that a cluster can spread, by the column that says which node has a row. */
export { spreadTables as spread } from '../../src/store/tables.ts';
