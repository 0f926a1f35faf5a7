import type { Stryker } from '@stryker-mutator/core';

type Mutant = Awaited<ReturnType<Stryker['runMutationTest']>>[number];

export function mutantKey(
  mutant: Pick<Mutant, 'fileName' | 'location' | 'mutatorName' | 'replacement'>,
): string;
