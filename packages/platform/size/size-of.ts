import { fileURLToPath } from 'node:url'
import { type BundleSize, bundleSize } from '@milepost/config/bundle-size'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Weighs what an application would load for an import of this package, as it is published. */
export async function sizeOf(source: string): Promise<BundleSize> {
  const { packages, ...size } = await bundleSize({ root, source })
  // Our own arithmetic comes with every call; the budget names what others wrote.
  return { ...size, packages: packages.filter((name) => name !== '@milepost/measures') }
}
