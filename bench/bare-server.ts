import Fastify from 'fastify';

/** The least that Fastify can do for the same requests: it parses the body and echoes it. */
const server = Fastify();
server.post('/v1/shopping/checkout/verify/address.json', async (request) => request.body);
await server.listen({ host: '127.0.0.1', port: 0 });
const bound = server.server.address();
const port = typeof bound === 'object' && bound !== null ? bound.port : 0;
process.stdout.write(`${JSON.stringify({ msg: 'listening', address: `http://127.0.0.1:${port}` })}\n`);
process.once('SIGTERM', () => void server.close());
