/** Imports a module of the compiled service, which a loader does not make slower. `path`: below `dist`. */
export function compiled<Module>(path: string): Promise<Module> {
  return import(new URL(`../dist/${path}`, import.meta.url).href);
}
