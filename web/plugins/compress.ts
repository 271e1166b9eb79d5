import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const WORTH_IT = /\.(html|js|css|svg|json|txt|webmanifest)$/;

/** Puts a .br and a .gz beside every text file of the build, so that a server only has to pick one. */
export function compress(): Plugin {
  let folder = '';
  return {
    name: 'runabout:compress',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    async closeBundle() {
      const names = await readdir(folder, { recursive: true });
      await Promise.all(names.filter((name) => WORTH_IT.test(name)).map((name) => pack(join(folder, name))));
    },
  };
}

async function pack(path: string): Promise<void> {
  const text = await readFile(path);
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }),
    promisify(gzip)(text, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, gzipped)]);
}
