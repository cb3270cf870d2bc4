/** Serves an application without a `dev.ts` from its source: `node serve-application.js <folder>`. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** The framework's API used here. The application has the framework installed; this package does not. */
interface FrameworkServer {
  startDevServer: (options: { folder: string }) => Promise<void>
}

const [folder = process.cwd()] = process.argv.slice(2)
const manifest = createRequire(join(folder, 'package.json')).resolve(
  '@milepost/framework/package.json',
)
const { exports } = JSON.parse(readFileSync(manifest, 'utf8')) as {
  exports: { './dev': { import: { default: string } } }
}
const entry = pathToFileURL(join(dirname(manifest), exports['./dev'].import.default))
const { startDevServer } = (await import(entry.href)) as FrameworkServer
await startDevServer({ folder })
