export { createRedisTexts, type RedisTexts, type RedisTextsOptions } from './redis/redis-texts.ts'
export {
  createRedisNews,
  type RedisNews,
  type RedisNewsOptions,
} from './redis/create-redis-news.ts'
export {
  createRedisLimits,
  type RedisLimits,
  type RedisLimitsOptions,
} from './redis/create-redis-limits.ts'
