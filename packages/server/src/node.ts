export {
  type NodeMiddleware,
  type NodeOptions,
  type NodeParts,
  type NodeSite,
  serveNode,
} from './node/serve-node.ts'
export { SettingError } from './node/setting-error.ts'
export { createAskedHost } from './node/asked-host.ts'
