/** Serves the site from its source, and takes up what is edited. */
import { serveSource } from '@milepost/framework/dev'

await serveSource({ folder: import.meta.dirname })
