import { spawnSync } from 'node:child_process';
import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Installed, installPacked } from '../support/packed.ts';

const examples = join(import.meta.dirname, '../../client/examples');
const longestMs = 300_000;

interface Project {
  /** The folder of examples. */
  readonly example: string;
  /** As a shop has them today, or had them some years ago. */
  readonly packages: readonly string[];
  readonly tool: string;
  readonly args: readonly string[];
  readonly options: Readonly<Record<string, unknown>>;
  /** A file with mistakes, and what the tool has to say about each. */
  readonly wrong: { readonly file: string; readonly text: string; readonly says: readonly RegExp[] };
}

const strict = {
  target: 'es2022',
  strict: true,
  noEmit: true,
  module: 'esnext',
  moduleResolution: 'bundler',
  lib: ['es2022', 'dom', 'dom.iterable'],
  types: [],
  // The types of this package are judged as well.
  skipLibCheck: false,
};

const tsc = { tool: 'typescript/bin/tsc', args: ['-p', '.'] } as const;

const projects: Readonly<Record<string, Project>> = {
  'React 19': {
    example: 'react',
    packages: ['react@19.3.1', 'react-dom@19.3.1', '@types/react@19.3.0', '@types/react-dom@19.3.0'].concat(
      'typescript@6.0.3',
    ),
    ...tsc,
    options: { ...strict, jsx: 'react-jsx' },
    wrong: {
      file: 'wrong.tsx',
      text: `import '@checkout-verification/client/react';
export const misspelt = <checkout-address markte="US" />;
export const number = <checkout-address market="US" token={1} />;
export const detail = <checkout-address onverified={({ detail }) => detail.adress} />;`,
      says: [/markte/, /'number' is not assignable/, /adress/],
    },
  },
  'React 18': {
    example: 'react-18',
    packages: ['react@18.3.1', '@types/react@18.3.8', 'typescript@5.9.3'],
    ...tsc,
    options: { ...strict, jsx: 'react-jsx' },
    wrong: {
      file: 'wrong.tsx',
      text: `import '@checkout-verification/client/react';
export const dropped = <checkout-address market="US" token="it would be dropped" />;`,
      says: [/'token' does not exist/],
    },
  },
  Vue: {
    example: 'vue',
    packages: ['vue@3.5.45', 'vue-tsc@3.3.14', 'typescript@5.9.3'],
    tool: 'vue-tsc/bin/vue-tsc.js',
    args: ['-p', '.'],
    options: { ...strict, allowJs: true, jsx: 'preserve' },
    wrong: {
      file: 'Wrong.vue',
      text: `<script setup lang="ts">
import '@checkout-verification/client/vue';
</script>
<template>
  <checkout-address :market="1" />
  <checkout-address @verified="({ detail }) => detail.adress" />
</template>`,
      says: [/'number' is not assignable/, /adress/],
    },
  },
  Svelte: {
    example: 'svelte',
    packages: ['svelte@5.57.3', 'svelte-check@4.7.8', 'typescript@5.9.3'],
    tool: 'svelte-check/bin/svelte-check',
    args: ['--tsconfig', './tsconfig.json', '--output', 'machine'],
    options: strict,
    wrong: {
      file: 'Wrong.svelte',
      text: `<script lang="ts">
  import '@checkout-verification/client/svelte';
</script>
<checkout-address market={1}></checkout-address>
<checkout-address onverified={({ detail }) => detail.adress}></checkout-address>`,
      says: [/'number' is not assignable/, /adress/],
    },
  },
};

/** Checks the types of a project, and returns what the tool says: nothing to complain about is status 0. */
function check({ folder }: Installed, { tool, args }: Project) {
  const path = join(folder, 'node_modules', tool);
  const { status, stdout, stderr } = spawnSync(process.execPath, [path, ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, said: stdout + stderr };
}

describe.each(Object.entries(projects))('a project with %s', (_name, project) => {
  let installed: Installed;
  beforeAll(() => {
    installed = installPacked('client', project.packages);
    cpSync(join(examples, project.example), join(installed.folder, 'src'), { recursive: true });
    const config = { compilerOptions: project.options, include: ['src'] };
    writeFileSync(join(installed.folder, 'tsconfig.json'), JSON.stringify(config));
  }, longestMs);

  test('takes the example as it is', () => {
    expect(check(installed, project)).toMatchObject({ status: 0 });
  });

  test('is told of what the element does not have', () => {
    const { file, text, says } = project.wrong;
    writeFileSync(join(installed.folder, 'src', file), text);
    const { status, said } = check(installed, project);
    expect(status).not.toBe(0);
    for (const each of says) expect(said).toMatch(each);
    expect(said).not.toMatch(/[Cc]heckout\.(?:tsx|vue|svelte)/);
  });
});
