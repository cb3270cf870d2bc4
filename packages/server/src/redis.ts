export { createRedisNews, type RedisNewsOptions } from './news/create-redis-news.ts'
