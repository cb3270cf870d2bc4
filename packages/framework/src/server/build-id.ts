import { createHash, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * Names the build that a process runs: two processes of the same build give the same name. Processes of two builds may
 * understand a value in two ways, so they must not share what they have read.
 *
 * @param clientFolder - where the browser's files of the build are; without it, while developing, each process has its own
 *   name
 * @param program - the file that was started
 */
export async function buildId(
  clientFolder: string | undefined,
  program: string | undefined = process.argv[1],
): Promise<string> {
  if (clientFolder === undefined || program === undefined) return randomUUID()
  const hash = createHash('sha256')
  const files = [program, join(clientFolder, '../server/index.js'), fileURLToPath(import.meta.url)]
  const texts = await Promise.all(files.map((file) => readFile(file).catch(() => undefined)))
  if (texts.every((text) => text === undefined)) return randomUUID()
  for (const text of texts) hash.update(text ?? '').update('\0')
  return hash.digest('base64url').slice(0, 16)
}
