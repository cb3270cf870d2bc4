/**
 * Waits for work with a file or folder.
 *
 * @param fallback - returned if the file or folder does not exist
 * @throws whatever else the work throws, such as that it may not be read
 */
export async function unlessMissing<T, F>(work: Promise<T>, fallback: F): Promise<T | F> {
  try {
    return await work
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return fallback
    throw error
  }
}
