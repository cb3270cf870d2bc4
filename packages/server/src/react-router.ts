export { createRouteMatcher } from './routes/create-route-matcher.ts'
