import { defineServer } from '@milepost/framework/server'
import { contentFolder } from './content-folder.ts'
import { climbLadder } from './slices/climb-ladder.server.ts'
import { tideTable } from './slices/tide-table.server.ts'

export default defineServer({
  slices: [climbLadder, tideTable],
  content: ({ content }) => (content.source === 'own' ? contentFolder(content.folder) : undefined),
})
