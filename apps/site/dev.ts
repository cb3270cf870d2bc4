/** Serves the site from its source and reloads it on edits. */
import { startDevServer } from '@milepost/framework/dev'

await startDevServer({ folder: import.meta.dirname })
