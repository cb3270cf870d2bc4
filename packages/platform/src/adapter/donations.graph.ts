export { fetchPagesTotals } from '../totals/page-totals.ts'
