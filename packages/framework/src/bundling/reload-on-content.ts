import { resolve } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Reloads the page when a content document changes, as it does for code and styles.
 *
 * @param folder - where the documents are, from the application's folder
 */
export function reloadOnContent(folder: string): Plugin {
  return {
    name: 'milepost:reload-on-content',
    apply: 'serve',
    configureServer(server) {
      const content = resolve(server.config.root, folder)
      server.watcher.add(content)
      const reload = (path: string) => {
        if (path.startsWith(content)) server.ws.send({ type: 'full-reload' })
      }
      server.watcher.on('change', reload).on('add', reload).on('unlink', reload)
    },
  }
}
