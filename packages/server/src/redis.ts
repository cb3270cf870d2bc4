export { createRedisInvalidation } from './redis/invalidation.ts'
export { createRedisRateLimits } from './redis/create-redis-rate-limits.ts'
export { createRedisTextStores } from './redis/redis-text-stores.ts'
