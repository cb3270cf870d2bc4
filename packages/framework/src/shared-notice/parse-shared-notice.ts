import { type NoticeConfig, parseSite } from '@milepost/content'

/** What a notice may say, as in the document of a site, without `notice-`. */
const names = ['text', 'linkLabel', 'linkUrl', 'until']

/**
 * Reads a notice for all sites: JSON with `text`, and `linkLabel`, `linkUrl` and `until` where it has them. An empty text,
 * or none, is no notice.
 *
 * @throws Error that says what is wrong with it
 */
export function parseSharedNotice(written: string): NoticeConfig | undefined {
  if (written.trim() === '') return undefined
  const fields: unknown = JSON.parse(written)
  if (typeof fields !== 'object' || fields === null || Array.isArray(fields)) {
    throw new Error('expected an object with "text"')
  }
  const unknown = Object.keys(fields).filter((name) => !names.includes(name))
  const data = Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [`notice-${name}`, value as unknown]),
  )
  const { site, issues } = parseSite({ uid: 'shared-notice', data })
  const problems = [
    ...unknown.map((name) => `${name} is not known; it may have ${names.join(', ')}`),
    ...issues.flatMap(({ field, problem }) => {
      const [, name] = /^notice[.-](.+)$/.exec(field) ?? []
      return name === undefined ? [] : [`${name}: ${problem}`]
    }),
  ]
  if (problems.length > 0) throw new Error(problems.join('; '))
  return site.notice
}
