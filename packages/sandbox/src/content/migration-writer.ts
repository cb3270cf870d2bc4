import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Writes documents and files to a content folder. Callers must validate all names. */
export interface MigrationWriter {
  /**
   * Creates a document in the release `migration`, or a published one if it is not in the repository's main language.
   *
   * @returns id of the document; undefined if the document already exists
   */
  createDocument(repository: string, document: NewDocument): string | undefined
  /** Replaces the fields of a document that `createDocument` created. Returns false for an unknown id. */
  updateDocument(repository: string, id: string, data: Readonly<Record<string, unknown>>): boolean
  /** Saves a file in the repository's folder `media`. */
  saveMedia(repository: string, name: string, bytes: Uint8Array): void
}

interface NewDocument {
  readonly type: string
  readonly uid: string
  readonly lang: string
  readonly data: Readonly<Record<string, unknown>>
}

/**
 * Creates the migration writer of a content folder.
 *
 * @param base - absolute path of the content folder
 * @param mainLanguage - returns the main language of a repository; undefined if it is unknown
 */
export function createMigrationWriter(
  base: string,
  mainLanguage: (repository: string) => string | undefined,
): MigrationWriter {
  const created = new Map<string, { file: string; document: NewDocument & { id: string } }>()
  return {
    createDocument(repository, { type, uid, lang, data }) {
      const isMain = lang === (mainLanguage(repository) ?? lang)
      const folder = join(base, repository, type)
      const file = join(folder, `${uid}.${isMain ? 'release-migration' : lang}.json`)
      if (existsSync(file) || (isMain && existsSync(join(folder, `${uid}.json`)))) return undefined
      const id = `Z${randomUUID()}`
      const document = { id, type, uid, lang, data }
      mkdirSync(folder, { recursive: true })
      writeFileSync(file, JSON.stringify(document, null, 2))
      created.set(`${repository}/${id}`, { file, document })
      return id
    },
    updateDocument(repository, id, data) {
      const known = created.get(`${repository}/${id}`)
      if (known === undefined) return false
      writeFileSync(known.file, JSON.stringify({ ...known.document, data }, null, 2))
      return true
    },
    saveMedia(repository, name, bytes) {
      const folder = join(base, repository, 'media')
      mkdirSync(folder, { recursive: true })
      writeFileSync(join(folder, name), bytes)
    },
  }
}
