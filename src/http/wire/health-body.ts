import Type from 'typebox';
import { outcomeSchemas } from './schema-parts.ts';

export const livenessSchema = Type.Object(
  { success: outcomeSchemas.success, error: outcomeSchemas.error },
  { additionalProperties: false, description: 'The process answers.' },
);

export const readinessSchema = Type.Object(
  {
    success: outcomeSchemas.success,
    error: outcomeSchemas.error,
    checks: Type.Record(Type.String(), Type.String(), {
      description: 'By name of the part: `ok`, the version in use, or what is wrong with it.',
    }),
  },
  { additionalProperties: false, description: 'Whether the service can do its work.' },
);
