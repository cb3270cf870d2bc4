import { join } from 'node:path'
import { runIn } from './application.ts'

const packages = join(import.meta.dirname, '../../../../packages')

/**
 * Packs packages that are built, as a release does.
 *
 * @param names - of their folders; `*` for all
 * @param folder - for the tarballs
 * @throws Error when one cannot be packed
 */
export async function packPackages(names: readonly string[], folder: string): Promise<void> {
  const filters = names.map((name) => `--filter=./packages/${name}`)
  const pnpm = ['--yes', 'pnpm@12.21.0', '--recursive', ...filters]
  await runIn(packages, 'npx', [...pnpm, 'pack', '--pack-destination', folder])
}
