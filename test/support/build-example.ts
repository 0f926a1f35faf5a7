import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { compileScript, parse } from 'vue/compiler-sfc';

/** Those with a script of their own; the example in HTML alone has none. */
export type ExampleName = 'react' | 'vue';

const folder = new URL('../../client/examples/', import.meta.url);

/** Compiles a component with `<script setup>` to a module, as the Vue plugins of Vite and webpack do. */
const vueComponents: Plugin = {
  name: 'vue-components',
  setup(bundler) {
    bundler.onLoad({ filter: /\.vue$/ }, ({ path }) => {
      const { descriptor, errors } = parse(readFileSync(path, 'utf8'), { filename: path });
      if (errors.length > 0) throw errors[0];
      const compilerOptions = { isCustomElement: (tag: string) => tag === 'checkout-address' };
      const { content } = compileScript(descriptor, {
        id: path,
        inlineTemplate: true,
        templateOptions: { compilerOptions },
      });
      return { contents: content, loader: 'ts' };
    });
  },
};

/** An example of the client's package, built for a browser: its page, and its script in one file. */
export async function buildExample(
  name: ExampleName,
): Promise<{ readonly page: string; readonly script: string }> {
  const page = readFileSync(new URL(`${name}/index.html`, folder), 'utf8');
  const [, entry = ''] = /src="\.\/([^"]+)"/.exec(page) ?? [];
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(`${name}/${entry}`, folder))],
    bundle: true,
    write: false,
    format: 'esm',
    jsx: 'automatic',
    define: {
      'process.env.NODE_ENV': '"production"',
      __VUE_OPTIONS_API__: 'false',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
    },
    plugins: [vueComponents],
  });
  return { page: page.replace(`./${entry}`, './script.js'), script: outputFiles[0]?.text ?? '' };
}
