/** Tables that can be spread over the nodes of a cluster, by the column that says where a row lies. */
export { spreadTables as spread } from '../../src/store/tables.ts';
