export { type MemoryAdapter, memoryAdapter, type MemoryOptions } from './memory/memory-adapter.ts'
export type { MemoryGift } from './memory/record-gift.ts'
export type {
  MemoryCampaign,
  MemoryCharity,
  MemoryDonation,
  MemoryPage,
  MemorySupporter,
  MemoryWorld,
} from './memory/memory-world.ts'
