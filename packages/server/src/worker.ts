export {
  createLastGoodStore,
  type LastGoodStoreOptions,
} from './last-good/create-last-good-store.ts'
export { type KeyValueStore, kvTexts } from './last-good/kv-texts.ts'
export type { AssetFolder } from './worker/worker-assets.ts'
export {
  createWorker,
  type WorkerBindings,
  type WorkerContext,
  type WorkerModule,
  type WorkerParts,
} from './worker/create-worker.ts'
