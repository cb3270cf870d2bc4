export { createRedisInvalidation } from './redis/invalidation.ts'
export { createRedisLimits } from './redis/create-redis-limits.ts'
export { createRedisTextStores } from './redis/redis-text-stores.ts'
