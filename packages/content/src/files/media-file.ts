import { readFile, realpath, stat } from 'node:fs/promises'
import { extname, join, sep } from 'node:path'
import { siteFileLimits } from '../portable/site-file.ts'

const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.mp4': 'video/mp4',
  '.otf': 'font/otf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.vtt': 'text/vtt',
  '.webm': 'video/webm',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
}

/**
 * A file below a folder as an answer: 404 for what is no picture, font or video, is not there, is longer than a
 * site file takes, or is outside of the folder, also by a link.
 *
 * @param path - such as `fonts/inter.woff2`, percent-encoded
 * @param isImmutable - whether the address names this very version of the file
 */
export async function mediaFile(
  folder: string,
  path: string,
  isImmutable: boolean,
): Promise<Response> {
  const missing = new Response(null, { status: 404 })
  const name = decoded(path)
  const type = types[extname(name ?? '').toLowerCase()]
  if (name === undefined || type === undefined) return missing
  try {
    const root = await realpath(folder)
    const file = await realpath(join(root, name))
    if (!file.startsWith(root + sep)) return missing
    const stats = await stat(file)
    if (!stats.isFile() || stats.size > siteFileLimits.mediaBytes) return missing
    return new Response(await readFile(file), {
      headers: {
        'content-type': type,
        'cache-control': isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache',
      },
    })
  } catch {
    return missing
  }
}

/** Undefined for what is no path of names: hidden files, other separators, broken escapes. */
function decoded(path: string): string | undefined {
  try {
    const name = decodeURIComponent(path)
    const isPlain = name.split('/').every((part) => /^[^.\\\0][^\\\0]*$/.test(part))
    return isPlain ? name : undefined
  } catch {
    return undefined
  }
}
