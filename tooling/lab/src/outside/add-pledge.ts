import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Adds sections of the application's own, and some of unknown types, to the page about the charity. */
export function addPledge(content: string): void {
  const file = join(content, 'internal_page/about.json')
  const document = JSON.parse(readFileSync(file, 'utf8')) as { data: { content: object[] } }
  const slice = (slice_type: string, primary: object) => ({ slice_type, primary, items: [] })
  document.data.content.push(
    slice('confetti', { colour: 'red' }),
    slice('pledge', { title: 'Our promise', goal: 1, thanks: 'We kept it.' }),
    slice('balloons', {}),
    slice('pledge', { title: 'The next one', goal: 900_000_000 }),
    slice('streamers', { text: 'secret' }),
  )
  writeFileSync(file, JSON.stringify(document))
}
