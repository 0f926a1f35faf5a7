import { closeSync, fdatasyncSync, fsyncSync, openSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type InitArguments = Parameters<NodeFS['init']>;
type ModuleOptions = InitArguments[1];

/** What is used of the engine's view on the file system. */
interface HostFileSystem {
  stream_ops: { fsync?: (stream: HostStream) => number };
  realPath(node: unknown): string;
}

interface HostStream {
  readonly node: unknown;
  /** Absent for a directory. */
  readonly nfd?: number;
}

const inputOutputError = 29;

/** A folder of the host whose files are synced when the engine asks for it; by itself the engine drops that wish. */
export class SyncedNodeFS extends NodeFS {
  override async init(...[engine, options]: InitArguments): Promise<{ emscriptenOpts: ModuleOptions }> {
    const { emscriptenOpts } = await super.init(engine, options);
    const connect: NonNullable<ModuleOptions['preRun']>[number] = (module) => {
      const host = module.NODEFS as unknown as HostFileSystem;
      host.stream_ops.fsync = (stream) => {
        try {
          if (stream.nfd === undefined) syncDirectory(host.realPath(stream.node));
          else fdatasyncSync(stream.nfd);
          return 0;
        } catch {
          return inputOutputError;
        }
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), connect] } };
  }
}

function syncDirectory(path: string): void {
  const directory = openSync(path, 'r');
  try {
    fsyncSync(directory);
  } finally {
    closeSync(directory);
  }
}
