import { constants, type BrotliOptions } from 'node:zlib'
import CompressionPlugin from 'compression-webpack-plugin'

const compressed = {
  test: /\.(?:js|css|svg|json)$/,
  threshold: 1024,
  exclude: /\.LICENSE\.txt$/,
}

/** A release is compressed as small as it gets; 5 takes a fiftieth of the time for files that are 8 % larger. */
const brotliQuality = (isRelease: boolean) => (isRelease ? constants.BROTLI_MAX_QUALITY : 5)

/** A function, so that a release replaces the copies of an earlier build: a pattern marks them as unchangeable. */
const withEnding = (ending: string) => (file: { filename?: string }) => `${file.filename}${ending}`

/** Compressed copies of the files, which the server sends as they are. */
export const compressions = (isRelease: boolean) => [
  new CompressionPlugin({ ...compressed, filename: withEnding('.gz'), algorithm: 'gzip' }),
  new CompressionPlugin<BrotliOptions>({
    ...compressed,
    filename: withEnding('.br'),
    algorithm: 'brotliCompress',
    compressionOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality(isRelease) } },
  }),
]
