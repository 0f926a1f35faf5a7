import { costs } from '../src/address/cost/costs.ts';
import { losses } from '../src/address/cost/losses.ts';
for (const each of (process.env.EXP ?? '').split(',').filter(Boolean)) {
  const [k, v] = each.split('=');
  if (k in losses) (losses as any)[k] = Number(v);
  else (costs as any)[k] = v.startsWith('=') || v.startsWith('n') ? Number(v.slice(1)) : -Math.log(Number(v));
}
await import('./accuracy/run.ts');
