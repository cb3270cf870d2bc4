import { writeFile } from 'node:fs/promises'
import { collectMessages } from './collect-messages.ts'
import { messageListJson, messageListPage } from './message-list.ts'
import { repositoryPlaces } from './repository-places.ts'

/** Writes the list of messages that applications may replace, and the page about them. */
export async function writeMessageList(): Promise<void> {
  const { catalogues, list, page } = repositoryPlaces
  const features = await collectMessages(catalogues)
  await writeFile(list, messageListJson(features))
  await writeFile(page, messageListPage(features))
  console.log(`Written ${list} and ${page}`)
}
