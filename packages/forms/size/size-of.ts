import { fileURLToPath } from 'node:url'
import { type BundleSize, bundleSize } from '@milepost/config/bundle-size'
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Weighs what an application would load for an import of this package. */
export function sizeOf(source: string): Promise<BundleSize> {
  const plugins = [vanillaExtractPlugin({ identifiers: 'short', outputCss: false })]
  return bundleSize({ root, source, plugins })
}
