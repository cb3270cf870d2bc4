// Loads every entry of the installed packages that support this Node version, and reads a page with both transports.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const [origin = '', slug = ''] = process.argv.slice(2)
const hasReact = existsSync('node_modules/react')
const checked = []
const major = Number.parseInt(process.versions.node, 10)
let entries = 0

for (const folder of readdirSync('node_modules/@milepost')) {
  const name = `@milepost/${folder}`
  const manifest = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'))
  // Skips packages for newer versions, for example `>=22.12`.
  if (Number.parseInt(manifest.engines.node.slice(2), 10) > major) continue
  checked.push(folder)
  for (const [entry, target] of Object.entries(manifest.exports)) {
    // Skips files other than modules: schemas, descriptions, styles and `package.json`.
    if (typeof target === 'string' || !target.import) continue
    // The hooks require React.
    if (entry === './react' && !hasReact) continue
    const specifier = name + entry.slice(1)
    const given = Object.keys(await import(specifier))
    if (given.length === 0) throw new Error(`${specifier} exports nothing`)
    if (target.require) {
      const required = Object.keys(require(specifier))
      const missing = given.filter((one) => one !== 'default' && !required.includes(one))
      if (missing.length > 0) throw new Error(`require('${specifier}') lacks ${missing.join()}`)
    }
    entries += 1
  }
}

for (const name of ['measures', 'platform']) {
  if (!checked.includes(name)) throw new Error(`@milepost/${name} does not support Node ${major}`)
}
const { createPlatform, sandboxEnvironment } = await import('@milepost/platform')
const { fetchPage } = await import('@milepost/platform/rest')
const { fetchPagesTotals } = await import('@milepost/platform/graph')
const platform = createPlatform({ environment: sandboxEnvironment(origin) })
const page = await fetchPage(platform, { slug })
const [totals] = await fetchPagesTotals(platform, { pages: [page.uuid] })
if (page.slug !== slug || !Array.isArray(totals)) throw new Error('The page could not be read')
const what = `${entries} entries of ${checked.join(', ')} loaded, a page read`
console.log(`outside (Node ${process.versions.node}): ${what}`)
