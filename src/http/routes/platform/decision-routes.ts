import type { HttpServices } from '../../http-services.ts';
import { readDecisions, readLearned } from '../../operations/decision-operations.ts';
import type { ServeOperation } from '../../serve-operation.ts';
import { toDecisions } from '../../wire/platform/decisions-body.ts';
import { toLearned } from '../../wire/platform/learned-body.ts';

export function addDecisionRoutes(
  serve: ServeOperation,
  { decisions }: Pick<HttpServices, 'decisions'>,
): void {
  serve(readDecisions, async (_request, reply) => {
    reply.outcome = 'reported';
    return toDecisions(await decisions.decisions());
  });

  serve(readLearned, async (_request, reply) => {
    reply.outcome = 'reported';
    return toLearned(await decisions.pairs());
  });
}
