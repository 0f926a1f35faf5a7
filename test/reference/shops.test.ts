import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { describe, expect, it, onTestFinished } from 'vitest';
import { callCommand, serveHere } from '../support/in-process.ts';
import { skipUnless } from '../support/skip-unless.ts';
import { folderWithStore } from '../support/used-folder.ts';

const root = join(import.meta.dirname, '../..');
const text = readFileSync(join(root, 'docs/shops.md'), 'utf8');
const codeOf = (shop: string) => new RegExp(`\`\`\`ts ${shop}\\n([^]*?)\`\`\``).exec(text)?.[1] ?? '';

/** A folder into which the packages of a shop were installed. */
function shopFolder(variable: string, name: string) {
  const folder = process.env[variable] ?? '';
  return existsSync(join(folder, 'node_modules', name)) ? folder : undefined;
}

const shops = {
  vendure: shopFolder('VENDURE_DIR', '@vendure/core'),
  medusa: shopFolder('MEDUSA_DIR', '@medusajs/medusa'),
};
const needs = {
  vendure: 'install @vendure/core and sql.js in a folder, and name it in VENDURE_DIR',
  medusa: 'install @medusajs/medusa and @medusajs/framework in a folder, and name it in MEDUSA_DIR',
};

describe.each(['vendure', 'medusa'] as const)('the documented file for %s', (shop) => {
  const folder = shops[shop];

  it('is there, and takes its token from the documented backend', () => {
    expect(codeOf(shop)).toContain('checkoutToken(visit)');
  });

  it('passes the types of the shop', skipUnless(folder, needs[shop]), () => {
    const own = join(folder ?? '', 'node_modules/.cache', randomUUID());
    mkdirSync(join(own, 'workflows/hooks'), { recursive: true });
    const file = join(own, 'workflows/hooks/adapter.ts');
    writeFileSync(file, codeOf(shop));
    const visit = '{ session: string; cart: string; market: string }';
    const declared = `export declare function checkoutToken(visit: ${visit}): Promise<string>;`;
    writeFileSync(join(own, 'checkout-token.ts'), declared);
    // A Medusa project compiles to CommonJS.
    const type = shop === 'medusa' ? 'commonjs' : 'module';
    writeFileSync(join(own, 'package.json'), JSON.stringify({ type }));
    const program = ts.createProgram([file], {
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
      strict: true,
      noEmit: true,
      skipLibCheck: true,
      allowImportingTsExtensions: true,
      typeRoots: [join(root, 'node_modules/@types')],
      types: ['node'],
      paths: { '@checkout-verification/client': [join(root, 'client/src/index.ts')] },
    });
    const faults = ts.getPreEmitDiagnostics(program).map(({ messageText }) => messageText);
    rmSync(own, { recursive: true });
    expect(faults).toEqual([]);
  });
});

describe('an order of a Vendure server', skipUnless(shops.vendure, needs.vendure), () => {
  let app: { get(token: unknown): never; close(): Promise<void> };
  /** Its functions and classes. */
  let vendure: Record<string, (...values: unknown[]) => unknown>;
  let orders: Record<string, (...values: unknown[]) => Promise<Record<string, never>>>;
  let ctx: unknown;

  async function openShop(): Promise<void> {
    const folder = shops.vendure ?? '';
    const environment = { DATA_DIR: await folderWithStore() };
    const { url: baseUrl } = await serveHere(environment);
    mkdirSync(join(folder, 'node_modules/.cache'), { recursive: true });
    const adapter = join(folder, 'node_modules/.cache', `${randomUUID()}.mjs`);
    onTestFinished(() => rmSync(adapter, { force: true }));
    const client = pathToFileURL(join(root, 'client/dist/index.js')).href;
    const options = { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext };
    const { outputText } = ts.transpileModule(codeOf('vendure'), { compilerOptions: options });
    writeFileSync(adapter, outputText.replace('@checkout-verification/client', client));
    const { verifyAddress, addressFields } = await import(/* @vite-ignore */ pathToFileURL(adapter).href);
    const checkoutToken = async (visit: { session: string; cart: string; market: string }) => {
      const claims = Object.entries(visit).flatMap(([name, value]) => [`--${name}`, value]);
      return (await callCommand(['token', ...claims], environment)).stdout.trim();
    };
    vendure = createRequire(join(folder, 'x.js'))('@vendure/core');
    app = (await vendure.bootstrap?.({
      apiOptions: { port: 0, adminApiPath: 'admin-api', shopApiPath: 'shop-api' },
      authOptions: { superadminCredentials: { identifier: 'clerk', password: randomUUID() } },
      dbConnectionOptions: { type: 'sqljs', synchronize: true, autoSave: false, logging: false },
      paymentOptions: { paymentMethodHandlers: [] },
      customFields: addressFields,
      logger: undefined,
      orderOptions: {
        process: [
          vendure.configureDefaultOrderProcess?.({
            arrangingPaymentRequiresContents: false,
            arrangingPaymentRequiresShipping: false,
            arrangingPaymentRequiresStock: false,
          }),
          verifyAddress({ baseUrl, checkoutToken }),
        ],
      },
    })) as typeof app;
    orders = app.get(vendure.OrderService);
    const contexts = app.get(vendure.RequestContextService) as { create(options: object): Promise<unknown> };
    onTestFinished(() => app.close());
    ctx = await contexts.create({ apiType: 'shop' });
    const service = (name: string) => app.get(vendure[name]) as typeof orders;
    const translations = [{ languageCode: 'en', name: 'United States' }];
    const countries = service('CountryService');
    const country = await countries.create?.(ctx, { code: 'US', enabled: true, translations });
    const zone = await service('ZoneService').create?.(ctx, { name: 'US', memberIds: [country?.id] });
    const { channelId: id } = ctx as { channelId: string };
    const zones = { defaultTaxZoneId: zone?.id, defaultShippingZoneId: zone?.id };
    await service('ChannelService').update?.(ctx, { id, ...zones });
    ctx = await contexts.create({ apiType: 'shop' });
  }

  const address = {
    countryCode: 'US',
    fullName: 'Jo Sample',
    streetLine1: '39500 Stevenson Pl',
    city: 'Fremont',
    province: 'CA',
    postalCode: '94539',
  };

  /** The id of a new order of a customer. */
  async function openOrder(): Promise<unknown> {
    const customers = app.get(vendure.CustomerService) as typeof orders;
    const names = { emailAddress: 'jo@example.com', firstName: 'Jo', lastName: 'Sample' };
    const customer = await customers.createOrUpdate?.(ctx, names);
    const order = await orders.create?.(ctx);
    await orders.addCustomerToOrder?.(ctx, order?.id, customer);
    return order?.id;
  }

  async function goOn(id: unknown, changes: object) {
    await orders.setShippingAddress?.(ctx, id, { ...address, ...changes });
    const moved = await orders.transitionToState?.(ctx, id, 'ArrangingPayment');
    const kept = await orders.findOne?.(ctx, id);
    const { state, shippingAddress } = kept as unknown as { state: string; shippingAddress: typeof address };
    return { refusal: (moved as { transitionError?: string })?.transitionError, state, ...shippingAddress };
  }

  it('goes on only with an address that is accepted', { timeout: 180_000 }, async () => {
    await openShop();
    const order = await openOrder();
    const missing = await goOn(order, { postalCode: '' });
    expect([missing.state, missing.refusal]).toEqual(['AddingItems', expect.stringMatching(/ZIP/)]);
    const offered = await goOn(order, { city: 'Freemont' });
    expect([offered.state, offered.city]).toEqual(['AddingItems', 'Freemont']);
    expect(offered.refusal).toMatch(/review the address.*39500 Stevenson Pl, Fremont, CA, 94539/s);
    const accepted = await goOn(order, { city: 'Freemont', customFields: { choice: 'Accept' } });
    expect([accepted.state, accepted.city]).toEqual(['ArrangingPayment', 'Fremont']);
    const kept = await goOn(await openOrder(), { city: 'Freemont', customFields: { choice: 'Override' } });
    expect([kept.state, kept.city]).toEqual(['ArrangingPayment', 'Freemont']);
    const right = await goOn(await openOrder(), {});
    expect([right.refusal, right.state]).toEqual([undefined, 'ArrangingPayment']);
  });
});
