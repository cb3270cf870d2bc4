import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { MessageCatalogue } from '@milepost/content'

/** The framework's messages, with the file of each feature. */
export interface ProductMessages extends MessageCatalogue {
  /** The file of each feature's messages, by the feature's name. */
  readonly places: Readonly<Record<string, string>>
}

/**
 * Reads the messages of an application's framework.
 *
 * @returns undefined if the framework is not installed
 */
export async function readMessages(application: string): Promise<ProductMessages | undefined> {
  const { resolve } = createRequire(join(application, 'package.json'))
  let file: string
  try {
    file = resolve('@milepost/framework/messages.json')
  } catch {
    return undefined
  }
  return JSON.parse(await readFile(file, 'utf8')) as ProductMessages
}
