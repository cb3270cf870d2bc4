export type { AssetFolder } from './worker/worker-assets.ts'
export {
  createWorker,
  type WorkerBindings,
  type WorkerContext,
  type WorkerModule,
  type WorkerParts,
} from './worker/create-worker.ts'
