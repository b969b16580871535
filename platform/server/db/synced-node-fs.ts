import { fdatasyncSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type ModuleOptions = Parameters<NodeFS['init']>[1];

interface NodeStream {
  nfd?: number;
}

interface ModuleWithNodeFs {
  NODEFS: { stream_ops: { fsync?: (stream: NodeStream) => number } };
}

/**
 * PGlite's file system with a real fsync. As shipped, none happens at all and a power cut can lose commits that
 * were acknowledged. This leans on internals of the pinned version; `synced-node-fs.test.ts` counts the calls.
 */
export class SyncedNodeFS extends NodeFS {
  override async init(
    pg: PGlite,
    options: ModuleOptions,
  ): Promise<{ emscriptenOpts: ModuleOptions }> {
    const prepared = await super.init(pg, options);
    const addFsync = (module: unknown) => {
      (module as ModuleWithNodeFs).NODEFS.stream_ops.fsync = (stream) => {
        if (stream.nfd !== undefined && stream.nfd !== null) fdatasyncSync(stream.nfd);
        return 0;
      };
    };
    const before = prepared.emscriptenOpts.preRun ?? [];
    prepared.emscriptenOpts.preRun = [...(Array.isArray(before) ? before : [before]), addFsync];
    return prepared;
  }
}
