import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { applicationFields, isAlwaysRequired } from '../../src/fields/application-fields.ts';
import { eachAddressStep } from './each-address-step.ts';
import { newBuyer } from './service.ts';

const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
const [, sent = ''] = /verify\/address\.json \\\n.*\n\s+-d '(.+)'/.exec(readme) ?? [];
const [, applied = ''] = /verify\/application\.json \\\n.* -d '(.+)'/.exec(readme) ?? [];
const [, answered = ''] = /```json\n(.+?)\n```/s.exec(readme) ?? [];
const submission = JSON.parse(sent);

eachAddressStep((step) => {
  test('the first call of the README has the answer that it shows', async () => {
    const answer = await step.service.setAddress(newBuyer(), submission);
    const shown = { ...JSON.parse(answered), BranchCount: expect.any(Number) };
    expect(answer).toEqual({ status: 200, ...shown });
  });

  test.each(['Accept', 'Override'])('with Choice %s the cart has its address', async (choice) => {
    const buyer = newBuyer();
    await step.service.setAddress(buyer, submission);
    const answer = await step.service.setAddress(buyer, { ...submission, Choice: choice });
    expect(answer).toMatchObject({ success: true, error: null });
    const city = choice === 'Accept' ? 'Fremont' : 'Freemont';
    expect(await step.service.readAddress(buyer)).toMatchObject({ City: city, success: true });
  });

  test('the application of the README gets an error for each required field', async () => {
    const answer = await step.service.apply(newBuyer(), JSON.parse(applied));
    const required = applicationFields.filter(isAlwaysRequired).map(({ field }) => field);
    expect(answer).toMatchObject({ status: 200, success: false });
    expect((answer.error ?? []).map(({ field }) => field)).toEqual(required);
  });
});
