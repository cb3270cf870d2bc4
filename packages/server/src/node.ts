export type { NodeMiddleware, NodeSite } from './node/site-listener.ts'
export {
  type HostedSite,
  type HostedSites,
  type NodeOptions,
  type NodeParts,
  serveNode,
  serveSites,
} from './node/serve-node.ts'
export { createLastGoodStore, type LastGoodStoreOptions } from './last-good/last-good-store.ts'
export { createFolderTextStore } from './last-good/create-folder-text-store.ts'
export { createProcessLog } from './log/process-log.ts'
export { SettingError } from './node/site-listener.ts'
export {
  createRenderScheduler,
  type RenderScheduler,
  type SiteScheduler,
} from './node/create-render-scheduler.ts'
