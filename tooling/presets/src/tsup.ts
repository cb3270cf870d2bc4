import type { Options } from 'tsup'

/**
 * The build of every published package: ESM and CommonJS with their own declarations.
 *
 * @param entry - output name to source file, relative to the package's folder
 * @param overrides - what one package needs beyond the common settings
 */
export function packageBuild(entry: Record<string, string>, overrides: Options = {}): Options {
  return {
    entry,
    format: ['esm', 'cjs'],
    dts: true,
    clean: true,
    sourcemap: true,
    target: 'es2022',
    ...overrides,
  }
}
