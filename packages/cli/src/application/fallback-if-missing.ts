import { access } from 'node:fs/promises'

/**
 * Waits for a file system operation, and returns a fallback if the file or folder does not exist.
 *
 * @throws all other errors of the operation
 */
export async function fallbackIfMissing<T, F>(work: Promise<T>, fallback: F): Promise<T | F> {
  try {
    return await work
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return fallback
    throw error
  }
}

/** Whether a file or folder exists. */
export function fileExists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
