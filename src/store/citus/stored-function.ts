import { createHash } from 'node:crypto';

/** A function that `migrate` puts into the database. */
export interface StoredFunction {
  /** Contains a digest of everything below, so that the functions of two releases exist side by side. */
  readonly name: string;
  /** As `name(type, …)`. */
  readonly signature: string;
  readonly definition: string;
  /** The parameter that holds a key: the function runs on the node that holds the rows of that key. */
  readonly placedBy: string | undefined;
}

export interface FunctionParts {
  readonly name: string;
  /** Types by parameter, in their order. */
  readonly takes: Readonly<Record<string, string>>;
  readonly returns: string;
  readonly variables?: string;
  readonly body: string;
  readonly placedBy?: string;
}

/**
 * Names in the body mean the tables of the schema in which it was made, whoever calls it from whichever node.
 * Statements are planned for the values they get: Citus 13.2.2 and 14.0.1 plan each single-shard statement
 * again even where its plan is kept, and never free those plans (citusdata/citus#8824). Values are columns or
 * fields of a record: Citus 13 does not survive an array element (`values[1]`) in an update.
 */
export function storedFunction({
  name,
  takes,
  returns,
  variables,
  body,
  placedBy,
}: FunctionParts): StoredFunction {
  const parameters = Object.entries(takes).map(([parameter, type]) => `${parameter} ${type}`);
  const rest = `(${parameters.join(', ')}) returns ${returns}
    language plpgsql set search_path from current set plan_cache_mode = force_custom_plan as $function$
    #variable_conflict use_column
    declare ${variables ?? ''}
    begin ${body}
    end $function$`;
  const digest = createHash('sha256').update(rest).digest('hex').slice(0, 8);
  const unique = `checkout_${name}_${digest}`;
  return {
    name: unique,
    signature: `${unique}(${Object.values(takes).join(', ')})`,
    definition: `create or replace function ${unique}${rest}`,
    placedBy,
  };
}
