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
      description: 'For each part by name: `ok`, the version in use, or what is wrong with the part.',
    }),
  },
  { additionalProperties: false, description: 'Whether the service can do its work.' },
);
