import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { fieldsPage, modelFiles, modelsWithoutPicture, pictureFile } from './fields-page.ts'
import { type FieldHelp, fieldEntries, modelsWithHelp, sharedHelp } from './models-with-help.ts'

const models = modelsWithHelp()
const places = models.flatMap((one) =>
  one.parts.map((part) => [`${one.id} ${part.name}`, one, part] as const),
)
const texts = ({ label, help, example, empty }: FieldHelp) => [label, help, example, empty]

describe('the help of each field', () => {
  it.each(places)('of %s exists, and no help is about a missing field', (_name, _one, part) => {
    const ids = fieldEntries(part.fields).map(([id]) => id)
    expect(Object.keys(part.help).toSorted()).toEqual(ids.toSorted())
  })

  it.each(places)('of %s has a purpose, an example, the effect if empty', (_name, _one, part) => {
    for (const [id, help] of Object.entries(part.help))
      expect([id, ...texts(help).filter((text) => text.trim() === '')]).toEqual([id])
  })

  it.each(places)('of %s gives an example that can be chosen', (_name, _one, part) => {
    const wrong = fieldEntries(part.fields)
      .filter(
        ([id, { config }]) => config.options?.includes(part.help[id]?.example ?? '') === false,
      )
      .map(([id]) => id)
    expect(wrong).toEqual([])
  })

  it.each(places)('of %s has labels for editors, not identifiers', (_name, _one, part) => {
    const labels = Object.values(part.help).map(({ label }) => label)
    expect(
      labels.filter((label) => /[a-z][A-Z]|\b(?:Url|Uid|Cta|Src|Href|Oauth)\b/.test(label)),
    ).toEqual(labels.filter((label) => /LinkedIn|WhatsApp/.test(label)))
  })

  it('is in the models (npm run docs -- fields)', () => {
    for (const [file, text] of Object.entries(modelFiles()))
      expect(JSON.parse(text)).toEqual(JSON.parse(readFileSync(file, 'utf8')))
  })

  it('is on the page of fields, with choices, line breaks and markup as text', () => {
    const help = {
      label: 'Style',
      help: 'How <b> looks.',
      example: 'wide\ncalm',
      empty: 'wide | thin',
    }
    const config = { options: ['wide', 'calm'] }
    const page = fieldsPage([
      {
        id: 'banner',
        kind: 'section',
        file: 'model.json',
        model: {},
        help: { what: 'A picture with a title.' },
        parts: [
          { name: 'primary', fields: { style: { type: 'Select', config } }, help: { style: help } },
          { name: 'items', fields: {}, help: {} },
        ],
      },
    ])
    expect(page).toContain('### banner `banner`\n\nA picture with a title.')
    expect(page).toContain(
      '| **Style** `style` | How &lt;b> looks. One of: wide, calm. | wide, calm | wide \\| thin |',
    )
    expect(page).not.toContain('Its items')
  })

  it('has a picture for each section that can be seen (npm run docs -- pictures)', () => {
    const docs = resolve(import.meta.dirname, '../../../../../docs')
    const files = models.map(pictureFile).filter((file) => file !== undefined)
    expect(files.filter((file) => !existsSync(resolve(docs, file)))).toEqual([])
    const sections = models.filter(({ kind }) => kind === 'section')
    expect(files).toHaveLength(sections.length - modelsWithoutPicture.length)
  })

  it('uses each set that several models share', () => {
    const used = new Set(
      models.flatMap(({ help }) =>
        [help.fields, help.primary, help.items].flatMap((part) => Object.keys(part?.uses ?? {})),
      ),
    )
    expect([...used].toSorted()).toEqual(Object.keys(sharedHelp()).toSorted())
  })
})
