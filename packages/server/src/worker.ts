export { createLastGoodStore, type LastGoodStoreOptions } from './last-good/last-good-store.ts'
export { type KeyValueStore, createKvTextStore } from './last-good/create-kv-text-store.ts'
export type { AssetFolder } from './worker/create-worker.ts'
export {
  createWorker,
  type WorkerBindings,
  type WorkerContext,
  type WorkerModule,
  type WorkerParts,
} from './worker/create-worker.ts'
