export { redisTexts, type RedisTextsOptions } from './last-good/redis-texts.ts'
export { createRedisNews, type RedisNewsOptions } from './news/create-redis-news.ts'
