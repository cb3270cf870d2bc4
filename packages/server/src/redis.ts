export {
  createRedisTexts,
  type RedisTexts,
  type RedisTextsOptions,
} from './last-good/redis-texts.ts'
export { createRedisNews, type RedisNews, type RedisNewsOptions } from './news/create-redis-news.ts'
