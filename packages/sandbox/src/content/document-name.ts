/** Parts of a document's file name: `about.json`, `about.draft.json`, `about.cy-gb.json`. */
export interface DocumentName {
  uid: string
  /** A draft, a version in a release, or the published document. */
  version: 'published' | 'draft' | 'release'
  /** The release's name; empty for anything else. */
  release: string
  /** The language that the name says; empty when it says none. */
  lang: string
}

const fileName =
  /^([a-z0-9][\w-]*)(?:\.(?:(draft)|release-([a-z0-9][\w-]*)|([a-z]{2}-[a-z]{2})))?\.json$/i

/** Reads a file's name; undefined when it is not the name of a document. */
export function readDocumentName(file: string): DocumentName | undefined {
  const match = fileName.exec(file)
  if (match === null) return undefined
  const [, uid = '', draft, release = '', lang = ''] = match
  const version = draft !== undefined ? 'draft' : release !== '' ? 'release' : 'published'
  return { uid, version, release, lang: lang.toLowerCase() }
}
