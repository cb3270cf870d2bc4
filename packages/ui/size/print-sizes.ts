import { bundleSize } from './bundle-size.ts'
import { importSource, sizeBudgets } from './budgets.ts'

for (const { name, imports, scriptBytes, styleBytes } of sizeBudgets) {
  const size = await bundleSize({ 'app:entry': importSource(imports) })
  console.log(
    `${name}: script ${size.scriptBytes} of ${scriptBytes} bytes, style ${size.styleBytes} of ${styleBytes}`,
  )
}
