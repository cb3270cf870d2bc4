export {
  createRedisTextStores,
  type RedisTextStores,
  type RedisTextStoresOptions,
} from './redis/redis-text-stores.ts'
export {
  createRedisInvalidation,
  type RedisInvalidation,
  type RedisInvalidationOptions,
} from './redis/invalidation.ts'
export {
  createRedisLimits,
  type RedisLimits,
  type RedisLimitsOptions,
} from './redis/create-redis-limits.ts'
