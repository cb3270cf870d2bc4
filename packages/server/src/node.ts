export {
  type NodeMiddleware,
  type NodeOptions,
  type NodeParts,
  type NodeSite,
  serveNode,
} from './node/serve-node.ts'
export {
  createLastGoodStore,
  type LastGoodStoreOptions,
} from './last-good/create-last-good-store.ts'
export { folderTexts } from './last-good/folder-texts.ts'
export { SettingError } from './node/setting-error.ts'
export { createAskedHost } from './node/asked-host.ts'
