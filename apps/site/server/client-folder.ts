import { join } from 'node:path'

/** Where the browser's files lie after a build. */
export const clientFolder = join(import.meta.dirname, '../build/client')
