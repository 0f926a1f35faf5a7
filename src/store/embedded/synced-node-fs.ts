import { closeSync, fdatasyncSync, fsyncSync, openSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type InitArguments = Parameters<NodeFS['init']>;
type ModuleOptions = InitArguments[1];

/** The part of the engine's file-system interface that is used here. */
interface HostFileSystem {
  stream_ops: {
    fsync?: (stream: HostStream) => number;
    setattr(stream: HostStream, change: AttributeChange): void;
  };
  node_ops: {
    mknod(parent: unknown, name: string, mode: number, device: number): unknown;
    setattr(node: unknown, change: AttributeChange): void;
  };
  realPath(node: unknown): string;
}

interface AttributeChange {
  readonly mode?: number;
}

interface HostStream {
  readonly node: unknown;
  /** Absent for a directory. */
  readonly nfd?: number;
}

const inputOutputError = 29;
const everybodyElse = 0o077;

/**
 * A host folder whose files are synced when the engine asks for it; the engine's own version drops that
 * request. Only the owner may read or write them; the engine's own version lets everybody.
 */
export class SyncedNodeFS extends NodeFS {
  override async init(...[engine, options]: InitArguments): Promise<{ emscriptenOpts: ModuleOptions }> {
    const { emscriptenOpts } = await super.init(engine, options);
    const connect: NonNullable<ModuleOptions['preRun']>[number] = (module) => {
      const host = module.NODEFS as unknown as HostFileSystem;
      keepToOwner(host);
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

function keepToOwner({ node_ops: nodes, stream_ops: streams }: HostFileSystem): void {
  const narrow = (change: AttributeChange) =>
    change.mode === undefined ? change : { ...change, mode: change.mode & ~everybodyElse };
  const { mknod, setattr: setNode } = nodes;
  const { setattr: setStream } = streams;
  nodes.mknod = (parent, name, mode, device) => mknod(parent, name, mode & ~everybodyElse, device);
  nodes.setattr = (node, change) => setNode(node, narrow(change));
  streams.setattr = (stream, change) => setStream(stream, narrow(change));
}

function syncDirectory(path: string): void {
  const directory = openSync(path, 'r');
  try {
    fsyncSync(directory);
  } finally {
    closeSync(directory);
  }
}
