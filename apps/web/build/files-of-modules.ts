import { relative } from 'node:path/posix';
import type { Plugin } from 'vite';
import { root } from './paths.ts';

/** The file that lists where the build puts each source; Vite's manifest omits the sources of shared files. */
export const MODULES = 'modules.json';

export function filesOfModules(): Plugin {
  return {
    name: 'files-of-modules',
    apply: 'build',
    generateBundle(_options, bundle) {
      const files: Record<string, string> = {};
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        for (const id of chunk.moduleIds)
          files[relative(root, id.split('?')[0] ?? id)] = chunk.fileName;
      }
      this.emitFile({
        type: 'asset',
        fileName: `.vite/${MODULES}`,
        source: JSON.stringify(files, null, 1),
      });
    },
  };
}
