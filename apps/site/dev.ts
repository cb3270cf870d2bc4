/** Serves the site from its source and reloads it on edits. */
import { serveSource } from '@milepost/framework/dev'

await serveSource({ folder: import.meta.dirname })
