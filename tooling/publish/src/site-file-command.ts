import { readFile, stat, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import {
  describeChange,
  describeProblem,
  diffSites,
  examineSite,
  parseSiteFile,
  SiteFileError,
  siteFileLimits,
  type SiteFile,
} from '@milepost/content'
import { exportSite } from './export-site.ts'
import { ImportError, importSite } from './import-site.ts'
import { readCommandLine, type Output } from './read-command-line.ts'
import { repositoryPlaces } from './repository-places.ts'

const usage = `npm run site:export -- --site <key> --out <file> [--folder <content folder>]
npm run site:import -- <file> [--folder <content folder>] [--replace] [--anyway]
npm run site:diff -- <file> <file> [--json]`

type Command = (args: readonly string[], output: Output) => Promise<number>

const commands: Readonly<Record<string, Command>> = {
  export: exportCommand,
  import: importCommand,
  diff: diffCommand,
}

/**
 * `site:export`, `site:import` and `site:diff`: the first argument says which, the others are its own.
 *
 * @returns the exit code: 0 when it is done (or there is no difference), 1 when it is refused (or there
 *   is one), 2 when the command line is wrong
 */
export async function siteFileCommand(
  [name = '', ...args]: readonly string[],
  output: Output,
): Promise<number> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (command === undefined) {
    output.error(usage)
    return 2
  }
  try {
    return await command(args, output)
  } catch (error) {
    if (!isExplained(error)) throw error
    output.error(error.message)
    return 1
  }
}

async function exportCommand(args: readonly string[], output: Output): Promise<number> {
  const text = { type: 'string' } as const
  const options = { site: text, out: text, folder: text }
  const asked = readCommandLine(usage, output, () => {
    const { site, out, folder } = parseArgs({ args: [...args], options }).values
    return site === undefined || out === undefined ? undefined : { site, out, folder }
  })
  if (asked === undefined) return 2
  const { site, out } = asked
  const folder = resolve(asked.folder ?? repositoryPlaces.content(site))
  const written = await exportSite({ site, folder })
  await writeFile(out, written)
  const { documents, media } = await parseSiteFile(written)
  output.log(`${site}: ${count(documents, media)}, ${written.length} characters, in ${out}`)
  return 0
}

async function importCommand(args: readonly string[], output: Output): Promise<number> {
  const options = {
    folder: { type: 'string' },
    replace: { type: 'boolean' },
    anyway: { type: 'boolean' },
  } as const
  const asked = readCommandLine(usage, output, () => {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
    const [file, ...rest] = positionals
    return file === undefined || rest.length > 0 ? undefined : { file, ...values }
  })
  if (asked === undefined) return 2
  const site = await readSiteFile(asked.file)
  const findings = examine(site)
  for (const finding of findings) output.error(`${finding.severity}  ${describeProblem(finding)}`)
  const errors = findings.filter(({ severity }) => severity === 'error').length
  if (errors > 0 && asked.anyway !== true) {
    output.error(`${errors} to mend; nothing is written (--anyway imports it as it is)`)
    return 1
  }
  const folder = resolve(asked.folder ?? repositoryPlaces.content(site.site))
  await importSite(site, { folder, replace: asked.replace ?? false })
  output.log(`${site.site}: ${count(site.documents, site.media)}, in ${folder}`)
  return 0
}

async function diffCommand(args: readonly string[], output: Output): Promise<number> {
  const options = { json: { type: 'boolean' } } as const
  const asked = readCommandLine(usage, output, () => {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
    const [before, after, ...rest] = positionals
    if (before === undefined || after === undefined || rest.length > 0) return undefined
    return { before, after, json: values.json ?? false }
  })
  if (asked === undefined) return 2
  const changes = diffSites(await readSiteFile(asked.before), await readSiteFile(asked.after))
  if (asked.json) output.log(JSON.stringify(changes, null, 2))
  else {
    for (const change of changes) output.log(describeChange(change))
    output.log(changes.length === 0 ? 'no difference' : `${changes.length} differences`)
  }
  return changes.length === 0 ? 0 : 1
}

async function readSiteFile(file: string): Promise<SiteFile> {
  // Four bytes a character at most: a file beyond that is not even read.
  const { size } = await stat(file)
  if (size > 4 * siteFileLimits.characters) {
    throw new SiteFileError([{ place: file, problem: 'this file is too large for a site' }])
  }
  return parseSiteFile(await readFile(file, 'utf8'))
}

/** What the doctor says of the published documents. */
function examine({ site, documents, media }: SiteFile) {
  return examineSite({
    site,
    documents: documents
      .filter(({ variant }) => variant === undefined)
      .map((one) => ({ id: '', ...one })),
    media: new Set(media.map(({ path }) => path)),
    now: new Date(),
  })
}

function count(documents: readonly unknown[], media: readonly unknown[]): string {
  return `${documents.length} documents, ${media.length} files of media`
}

function isExplained(error: unknown): error is Error {
  return (
    error instanceof SiteFileError ||
    error instanceof ImportError ||
    (error instanceof Error && ('code' in error || error.message.endsWith('is not JSON')))
  )
}
