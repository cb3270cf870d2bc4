import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The guid of the first campaign that a demo site's document names; undefined where it names none. */
export function campaignOf(contentFolder: string, site: string): string | undefined {
  const file = join(contentFolder, site, `custom_site/${site}.json`)
  const { data } = JSON.parse(readFileSync(file, 'utf8')) as {
    data: { platform?: { items: { type: string; uid: string }[] }[] }
  }
  const items = (data.platform ?? []).flatMap((slice) => slice.items)
  return items.find(({ type }) => type === 'campaign')?.uid
}
