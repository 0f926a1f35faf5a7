import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Static, TSchema } from 'typebox';
import { explainAddress } from '../../address/explain-address.ts';
import { readPair } from '../../decisions/pair-state.ts';
import type { RecordService } from '../../platform/platform.ts';
import type { Actor } from '../../registry/registry-entries.ts';
import { actorOf, seesSealed } from '../credentials-hook.ts';
import { answerFound, renderItems, sendFailure } from '../envelope.ts';
import type { HttpServices } from '../http-services.ts';
import {
  decisionOperations,
  heldOperations,
  type RecordOperations,
  recordOperations,
} from '../operations/operations.ts';
import { requireBody } from '../request-body.ts';
import { keyOf, type ServeOperation } from '../serve-operation.ts';
import { toApplicationMembers } from '../wire/application.ts';
import { toExplanation, toLearned } from '../wire/decisions.ts';
import { toCartMembers, toHeldData } from '../wire/held-data.ts';
import { toProfileMembers } from '../wire/records.ts';
import { done, refusedFor, toOutcome } from '../wire/schema-parts.ts';

/** The admin API, but for what comes in many lines. */
export function addPlatformRoutes(serve: ServeOperation, services: HttpServices): void {
  const { profiles, branches, siteUrls } = recordOperations;
  const { platform } = services;
  addRecord(serve, profiles, platform.profiles, (profile) => ({ ...toProfileMembers(profile), ...done }));
  addRecord(serve, branches, platform.branches, (branch) => ({ ...branch, ...done }));
  addRecord(serve, siteUrls, platform.siteUrls, (siteUrl) => ({ ...siteUrl, ...done }));
  addHeld(serve, platform);
  addPersonalData(serve, platform);
  addDecisions(serve, services);
}

function addRecord<Entry, Response extends TSchema>(
  serve: ServeOperation,
  operations: RecordOperations<Response>,
  records: RecordService<Entry>,
  toBody: (entry: Entry) => Static<Response>,
): void {
  serve(operations.put, async (request, reply) => {
    const problems = await records.put(keyOf(request), requireBody(request), actorOf(request));
    return toOutcome(renderItems(problems, reply));
  });

  serve(operations.read, async (request, reply) => {
    const entry = await records.find(keyOf(request), actorOf(request));
    return answerFound(reply, entry, operations.missing, toBody);
  });

  serve(operations.delete, deleting(records.delete));
}

/** Deletes what the path names. */
const deleting = (remove: (key: string, by: Actor) => Promise<void>) => async (request: FastifyRequest) => {
  await remove(keyOf(request), actorOf(request));
  return done;
};

function addHeld(serve: ServeOperation, platform: HttpServices['platform']): void {
  serve(heldOperations.readCart, async (request, reply) => {
    const cart = await platform.readCart(keyOf(request), actorOf(request));
    return answerFound(reply, cart, 'Cart.NotFound', (found) => ({ ...toCartMembers(found), ...done }));
  });

  serve(heldOperations.deleteCart, deleting(platform.deleteCart));

  serve(heldOperations.readApplication, async (request, reply) => {
    const read = seesSealed(request) ? platform.readSealedApplication : platform.readApplication;
    const held = await read(keyOf(request), actorOf(request));
    const toBody = (found: NonNullable<typeof held>) => ({ ...toApplicationMembers(found), ...done });
    return answerFound(reply, held, 'Application.NotFound', toBody);
  });

  serve(heldOperations.deleteApplication, deleting(platform.deleteApplication));

  serve(heldOperations.registerApplication, async (request, reply) => {
    const session = keyOf(request);
    const result = await platform.register(session, requireBody(request), actorOf(request));
    if (result === null) return sendFailure(reply, { code: 'Application.NotFound' });
    if (result.registration !== null) return { ...result.registration, ...done };
    return { session, siteUrl: null, owner: null, ...refusedFor(renderItems(result.problems, reply)) };
  });
}

function addPersonalData(serve: ServeOperation, platform: HttpServices['platform']): void {
  const { readProfileData, eraseProfileData, readSessionData, eraseSessionData } = heldOperations;
  const operations = [
    ['profile', readProfileData, eraseProfileData],
    ['session', readSessionData, eraseSessionData],
  ] as const;
  for (const [kind, read, erase] of operations) {
    const subjectOf = (request: FastifyRequest) => ({ kind, id: keyOf(request) });
    serve(read, async (request) =>
      toHeldData(await platform.exportData(subjectOf(request), actorOf(request))),
    );

    serve(erase, async (request) => ({
      ...(await platform.eraseData(subjectOf(request), actorOf(request))),
      ...done,
    }));
  }
}

function addDecisions(serve: ServeOperation, { decisions, markets }: HttpServices): void {
  // The serializer leaves out what the schema does not name.
  serve(decisionOperations.readDecisions, async () => ({ ...(await decisions.decisions()), ...done }));

  serve(decisionOperations.readLearned, async () => toLearned(await decisions.pairs()));

  const teach = (isApproved: boolean) => async (request: FastifyRequest, reply: FastifyReply) => {
    const named = readPair(requireBody(request), markets());
    if (!('pair' in named)) return toOutcome(renderItems(named, reply));
    await decisions.teach({ ...named.pair, isApproved, by: actorOf(request).actor });
    return done;
  };
  serve(decisionOperations.approvePair, teach(true));
  serve(decisionOperations.rejectPair, teach(false));

  serve(decisionOperations.explainPair, async (request, reply) => {
    const named = readPair(requireBody(request), markets());
    if (!('pair' in named))
      return { decisions: [], meanings: [], dataVersion: null, ...refusedFor(renderItems(named, reply)) };
    return toExplanation(explainAddress(named.address, named.market.country));
  });
}
