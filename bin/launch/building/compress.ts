import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

const compress = promisify(brotliCompress);
const TEXT = /\.(?:js|css)$/;

/** Writes each script and style sheet of a folder next to itself as brotli makes it smallest (`.br`): once, for everybody who reads it. */
export async function compressBuilt(folder: string): Promise<void> {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => TEXT.test(name));
  await Promise.all(
    names.map(async (name) => {
      const text = readFileSync(join(folder, name));
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      };
      writeFileSync(join(folder, `${name}.br`), await compress(text, { params }));
    }),
  );
}
