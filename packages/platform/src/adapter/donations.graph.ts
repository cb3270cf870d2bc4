export { fetchPagesTotals } from '../totals/fetch-totals.ts'
