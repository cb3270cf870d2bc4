export { fetchPagesTotals } from '../totals/fetch-pages-totals.ts'
