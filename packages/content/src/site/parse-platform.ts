import * as v from 'valibot'
import type { ContentProblem, DocumentRef } from '../documents/errors.ts'
import { isRecord } from '../documents/values.ts'
import { describeValue, createFieldReader, type FieldReader } from '../fields/field.ts'
import {
  dateText,
  image,
  link,
  numberOr,
  onSwitch,
  optionalNumber,
  optionalBoolean,
  requiredChoice,
  requiredText,
  text,
} from '../fields/fields.ts'
import { plainTextField } from '../fields/rich-text.ts'
import { getNonPageItems, pagesOnlyMessage } from './projects.ts'
import type { PlatformSettings, ProjectItem } from './site-config.ts'

const platformSlice = v.object({
  type: requiredText,
  primary: v.unknown(),
  items: v.array(v.unknown()),
})
const itemType = requiredChoice(['campaign', 'charity', 'event', 'page'])

/** Default refresh interval of totals, in seconds (Spec §9). */
const defaultRefreshSeconds = 30

/** Parses the `platform` slices of a site, one per variant. Items without a type or uid are reported and ignored. */
export function parsePlatform(
  reader: FieldReader,
  place: { document: DocumentRef; issues: ContentProblem[] },
): PlatformSettings[] {
  return reader.rows('platform', platformSlice).map(({ value, index }) => {
    const prefix = `platform[${index}].`
    if (!isRecord(value.primary)) {
      const problem = `expected a group of fields, found ${describeValue(value.primary)}`
      reader.note('platform', problem, `[${index}].primary`)
    }
    const fields = createFieldReader(value.primary, { ...place, prefix: `${prefix}primary.` })
    const uid = fields.read('uid', text)
    const shared = parseProjectSettings(fields, unsetProject)
    const items = value.items.flatMap((item, position) => {
      const itemPrefix = `${prefix}items[${position}].`
      const projects = parseItem(createFieldReader(item, { ...place, prefix: itemPrefix }), shared)
      return projects.map((project) => ({ project, position }))
    })
    const settings = {
      variant: value.type,
      uid,
      ...shared,
      utcOffsetHours: fields.read('utcOffset', numberOr(0, { min: -12, max: 14 })),
      clientId: fields.read('clientId', text),
      redirectUri: fields.read('redirectUri', link),
      refresh: {
        enabled: fields.read('refresh.enabled', onSwitch),
        intervalSeconds: fields.read(
          'refresh.interval',
          numberOr(defaultRefreshSeconds, { min: 1 }),
        ),
      },
      items: items.map(({ project }) => project),
    }
    for (const broken of getNonPageItems(settings)) {
      const position = items[broken]?.position ?? broken
      reader.note('platform', pagesOnlyMessage, `[${index}].items[${position}].type`)
    }
    return settings
  })
}

type ProjectSettings = Pick<ProjectItem, 'excludeOffline' | 'excludeTeamIds' | 'defaultPageStory'>

const unsetProject: ProjectSettings = {
  excludeOffline: false,
  excludeTeamIds: [],
  defaultPageStory: '',
}

/** Parses the settings that both a platform slice and its items have. An item's value overrides the slice's (Spec §3). */
function parseProjectSettings(reader: FieldReader, inherited: ProjectSettings): ProjectSettings {
  const excludeOffline = reader.read('excludeOffline', optionalBoolean)
  const excludeTeamIds = splitList(reader.read('excludeTeamIds', text))
  const defaultPageStory = reader.read('defaultPageStory', plainTextField)
  return {
    excludeOffline: excludeOffline ?? inherited.excludeOffline,
    excludeTeamIds: excludeTeamIds.length > 0 ? excludeTeamIds : inherited.excludeTeamIds,
    defaultPageStory: defaultPageStory || inherited.defaultPageStory,
  }
}

function parseItem(reader: FieldReader, inherited: ProjectSettings): ProjectItem[] {
  const type = reader.readRequired('type', itemType)
  const uid = reader.readRequired('uid', requiredText)
  if (type === undefined || uid === undefined) return []
  return [
    {
      type,
      uid,
      startDate: reader.read('startDate', dateText),
      endDate: reader.read('endDate', dateText),
      ...parseProjectSettings(reader, inherited),
      overridePageName: reader.read('overridePageName', text),
      overridePageStory: reader.read('overridePageStory', plainTextField),
      overridePageImage: reader.read('overridePageImage', image),
      overrideTarget: reader.read('overrideTarget', optionalNumber({ above: 0 })),
      donateUrl: reader.read('donateUrl', link),
      url: reader.read('url', link),
    },
  ]
}

function splitList(value: string): string[] {
  return value.split(/[\s,;]+/).filter((part) => part !== '')
}
