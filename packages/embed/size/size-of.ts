import { fileURLToPath } from 'node:url'
import { type BundleSize, bundleSize } from '@milepost/config/bundle-size'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Weighs what an application would load for an import of this package. */
export function sizeOf(source: string): Promise<BundleSize> {
  return bundleSize({ root, source })
}
